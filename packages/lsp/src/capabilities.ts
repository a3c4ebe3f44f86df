import { type ClientCapabilities, type InitializeResult, MarkupKind } from "vscode-languageserver";
import { fixAllKind } from "./code-actions.ts";
import { decide, decideOnServer } from "./decisions-about.ts";

/** What an editor can do, as far as it matters to us. */
export interface Abilities {
  readonly pulls: boolean;
  readonly asksAgain: boolean;
  readonly configures: boolean;
  readonly tellsChanges: boolean;
  readonly watches: boolean;
  readonly versionedEdits: boolean;
  readonly opensFolders: boolean;
  readonly showsMarkdown: boolean;
}

export const abilitiesOf = ({ workspace, textDocument }: ClientCapabilities): Abilities => ({
  pulls: textDocument?.diagnostic !== undefined,
  asksAgain: workspace?.diagnostics?.refreshSupport === true,
  configures: workspace?.configuration === true,
  tellsChanges: workspace?.didChangeConfiguration?.dynamicRegistration === true,
  watches: workspace?.didChangeWatchedFiles?.dynamicRegistration === true,
  versionedEdits: workspace?.workspaceEdit?.documentChanges === true,
  opensFolders: workspace?.workspaceFolders === true,
  showsMarkdown: textDocument?.hover?.contentFormat?.includes(MarkupKind.Markdown) === true,
});

/** What we can do for it. Whoever asks for findings is not told them besides: it would show them twice. */
export const answerTo = ({ pulls }: Abilities, version: string): InitializeResult => ({
  serverInfo: { name: "Housestyle", version },
  capabilities: {
    positionEncoding: "utf-16",
    textDocumentSync: { openClose: true, change: 2, save: true },
    ...(pulls && { diagnosticProvider: { interFileDependencies: false, workspaceDiagnostics: false } }),
    hoverProvider: true,
    codeActionProvider: { codeActionKinds: ["quickfix", fixAllKind] },
    executeCommandProvider: { commands: [decide, decideOnServer] },
    workspace: { workspaceFolders: { supported: true, changeNotifications: true } },
  },
});
