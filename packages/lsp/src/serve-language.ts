import { fileName } from "@housestyle/project";
import { TeamRules, type TeamServer } from "@housestyle/project/team";
import {
  type CancellationToken,
  type Connection,
  createConnection,
  DidChangeConfigurationNotification,
  DidChangeWatchedFilesNotification,
  type InitializeParams,
  LSPErrorCodes,
  MessageType,
  ResponseError,
  StreamMessageReader,
  StreamMessageWriter,
} from "vscode-languageserver/node";
import { type Abilities, abilitiesOf, answerTo } from "./capabilities.ts";
import { codeActions } from "./code-actions.ts";
import { DecisionReader } from "./decisions.ts";
import { hoverOf } from "./hover.ts";
import type { LanguageServerContext } from "./language-server-context.ts";
import { OpenTexts, pathOf } from "./open-texts.ts";
import { Pulling } from "./pulling.ts";
import { Pushing } from "./pushing.ts";
import { rewriteActions } from "./rewrite-actions.ts";
import { ruleBook } from "./rule-book.ts";
import { show } from "./show.ts";
import { takeDecisions } from "./take-decisions.ts";
import { TeamDepths } from "./team-depths.ts";
import { texts } from "./texts.ts";
import { wishesIn } from "./user-preferences.ts";

/** The section of the editor's configuration. */
const section = "housestyle";
/** The milliseconds between two checks of settings files, for editors that do not watch files. */
const often = 1_000;

/** Serves one editor until it disconnects. */
export async function serveLanguage(serverContext: LanguageServerContext): Promise<void> {
  // Given bare streams, it would end this process with them.
  const connection = createConnection(
    new StreamMessageReader(serverContext.input),
    new StreamMessageWriter(serverContext.output),
  );
  let end = (): void => undefined;
  connection.onInitialize(async (params) => {
    const abilities = abilitiesOf(params.capabilities);
    end = await open(connection, serverContext, abilities, params);
    return answerTo(abilities, serverContext.version);
  });
  const closed = new Promise((resolve) => {
    for (const event of ["end", "close"]) serverContext.input.once(event, resolve);
  });
  connection.onShutdown(() => end());
  connection.listen();
  await closed;
  end();
}

/** Starts the session and handles the editor's messages. Returns a function that ends it. */
async function open(
  connection: Connection,
  serverContext: LanguageServerContext,
  abilities: Abilities,
  { workspaceFolders, rootUri, initializationOptions }: InitializeParams,
): Promise<() => void> {
  const engine = await serverContext.engine;
  const deciding = new DecisionReader(serverContext, (message) => show(connection, MessageType.Warning, message));
  const server = serverContext.server?.address;
  const pulling = abilities.pulls ? new Pulling(connection, abilities.asksAgain, server) : undefined;
  const openTexts = new OpenTexts(engine, serverContext.late, deciding, pulling ?? new Pushing(connection, server));
  const roots = workspaceFolders?.map(({ uri }) => uri) ?? (rootUri ? [rootUri] : []);
  openTexts.folders = roots.flatMap((uri) => pathOf(uri) ?? []);
  deciding.wishes = wishesIn(initializationOptions);
  void serverContext.late?.broken.then(() => show(connection, MessageType.Warning, texts.deepStopped));

  const warn = (message: string) => show(connection, MessageType.Warning, message);
  const connected = serverContext.server && {
    server: serverContext.server,
    team: followTeam(openTexts, deciding, serverContext.server, new TeamDepths(serverContext, openTexts, warn), warn),
  };
  takeTexts(connection, openTexts);
  takeQuestions(connection, openTexts, ruleBook(engine, serverContext.lateRules), abilities, server);
  if (pulling) answerPulls(connection, openTexts, pulling);
  takeDecisions(connection, openTexts, connected);
  const unfollow = followSettings(connection, openTexts, deciding, abilities);
  return () => {
    connected?.team.end();
    unfollow();
  };
}

/** Applies the team's settings: those known immediately, and new ones as soon as the server sends them. */
function followTeam(
  openTexts: OpenTexts,
  deciding: DecisionReader,
  server: TeamServer,
  depths: TeamDepths,
  warn: (message: string) => void,
): TeamRules {
  const obey = () => {
    deciding.shared = team.shared;
    depths.obey(team.depth);
    openTexts.decideAnew();
  };
  const team = new TeamRules(server, obey, warn);
  obey();
  void team.follow();
  return team;
}

function takeTexts(connection: Connection, openTexts: OpenTexts): void {
  connection.onDidOpenTextDocument(({ textDocument }) => openTexts.open(textDocument));
  connection.onDidChangeTextDocument((params) => openTexts.change(params));
  connection.onDidSaveTextDocument(({ textDocument }) => openTexts.saved(textDocument.uri));
  connection.onDidCloseTextDocument(({ textDocument }) => openTexts.close(textDocument.uri));
}

const cancelled = () => new ResponseError<never>(LSPErrorCodes.RequestCancelled, "");

function takeQuestions(
  connection: Connection,
  openTexts: OpenTexts,
  pageOf: ReturnType<typeof ruleBook>,
  { versionedEdits: versioned, showsMarkdown }: Abilities,
  server: string | undefined,
): void {
  const isGivenUp = (token: CancellationToken) => () => token.isCancellationRequested;
  connection.onHover(async ({ textDocument, position }, token) => {
    const text = openTexts.get(textDocument.uri);
    const at = text?.document.offsetAt(position) ?? 0;
    const findings = await text?.findingsAt({ start: at, end: at }, isGivenUp(token));
    if (token.isCancellationRequested) return cancelled();
    return text && findings ? hoverOf(text.document, findings, pageOf, showsMarkdown) : undefined;
  });
  connection.onCodeAction(async ({ textDocument, range, context }, token) => {
    const text = openTexts.get(textDocument.uri);
    if (!text) return [];
    const span = { start: text.document.offsetAt(range.start), end: text.document.offsetAt(range.end) };
    const findings = await text.findingsAt(span, isGivenUp(token));
    if (token.isCancellationRequested) return cancelled();
    const services = { pageOf, versioned, server };
    return [...codeActions(services, text, findings, context), ...rewriteActions(services, text, span, context)];
  });
}

function answerPulls(connection: Connection, openTexts: OpenTexts, pulling: Pulling): void {
  connection.languages.diagnostics.on(async (params, token) => {
    const text = openTexts.get(params.textDocument.uri);
    if (!text) return { kind: "full", items: [] };
    const answer = await pulling.answer(text, params, token);
    return token.isCancellationRequested ? cancelled() : answer;
  });
}

/** Follows changes of settings files, of the editor's configuration, and of the open folders. */
function followSettings(
  connection: Connection,
  openTexts: OpenTexts,
  deciding: DecisionReader,
  abilities: Abilities,
): () => void {
  const configure = async (pushed: unknown) => {
    const said = abilities.configures ? await connection.workspace.getConfiguration(section) : pushed;
    // An editor that has no such section says nothing, and what it said at the start stands.
    if (said === undefined || said === null) return;
    deciding.wishes = wishesIn(said);
    openTexts.decideAnew();
  };
  const watch = abilities.watches ? undefined : setInterval(() => openTexts.decideAnew(), often);
  connection.onInitialized(async () => {
    if (abilities.opensFolders)
      connection.workspace.onDidChangeWorkspaceFolders(({ added, removed }) => {
        const gone = new Set(removed.flatMap(({ uri }) => pathOf(uri) ?? []));
        const come = added.flatMap(({ uri }) => pathOf(uri) ?? []);
        openTexts.folders = [...openTexts.folders.filter((each) => !gone.has(each)), ...come];
        openTexts.decideAnew();
      });
    const watchers = [{ globPattern: `**/${fileName}` }];
    const { client } = connection;
    if (abilities.watches) await client.register(DidChangeWatchedFilesNotification.type, { watchers });
    if (abilities.tellsChanges) await client.register(DidChangeConfigurationNotification.type, { section });
    if (abilities.configures) await configure(undefined);
  });
  connection.onDidChangeWatchedFiles(() => openTexts.decideAnew());
  connection.onDidChangeConfiguration(({ settings }) => configure(settings?.[section]));
  return () => clearInterval(watch);
}
