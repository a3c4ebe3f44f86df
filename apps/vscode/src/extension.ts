import { commands, type ExtensionContext, window } from "vscode";
import { LanguageClient, TransportKind } from "vscode-languageclient/node";
import { connectionOf, keepConnection } from "./connection.ts";
import { texts } from "./texts.ts";

let client: LanguageClient | undefined;

/** Called by the editor when there is something to check. */
export async function activate(context: ExtensionContext): Promise<void> {
  context.subscriptions.push(
    commands.registerCommand("housestyle.connect", () => connect(context)),
    commands.registerCommand("housestyle.disconnect", () => disconnect(context)),
    commands.registerCommand("housestyle.restart", () => restart(context)),
  );
  await start(context);
}

/** Called by the editor when it ends. */
export const deactivate = async (): Promise<void> => client?.stop();

async function start(context: ExtensionContext): Promise<void> {
  const server = await connectionOf(context);
  const connected = server && { HOUSESTYLE_SERVER: server.address, HOUSESTYLE_KEY: server.key };
  const env = { ...process.env, HOUSESTYLE_CACHE: context.globalStorageUri.fsPath, ...connected };
  client = new LanguageClient(
    "housestyle",
    "Housestyle",
    { module: context.asAbsolutePath("server/dist/server.js"), transport: TransportKind.stdio, options: { env } },
    { documentSelector: documentsOf(context) },
  );
  await client.start();
}

const wakes = "onLanguage:";

/** Files, and what is not saved yet, of the languages that wake the extension: those the server reads. */
function documentsOf({ extension }: ExtensionContext) {
  const events: readonly string[] = extension.packageJSON.activationEvents;
  const languages = events.flatMap((event) => (event.startsWith(wakes) ? [event.slice(wakes.length)] : []));
  return ["file", "untitled"].flatMap((scheme) => languages.map((language) => ({ scheme, language })));
}

async function restart(context: ExtensionContext): Promise<void> {
  await client?.stop();
  await start(context);
}

async function connect(context: ExtensionContext): Promise<void> {
  const address = await window.showInputBox({
    prompt: texts.address,
    ignoreFocusOut: true,
    validateInput: (given) => (/^https?:\/\/\S+$/.test(given) && URL.canParse(given) ? undefined : texts.notAnAddress),
  });
  if (!address) return;
  const key = await window.showInputBox({ prompt: texts.key, password: true, ignoreFocusOut: true });
  if (!key) return;
  await keepConnection(context, { address, key: key.trim() });
  await restart(context);
  window.showInformationMessage(texts.connected(address));
}

async function disconnect(context: ExtensionContext): Promise<void> {
  await keepConnection(context, undefined);
  await restart(context);
  window.showInformationMessage(texts.disconnected);
}
