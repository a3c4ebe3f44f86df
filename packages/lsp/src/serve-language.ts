import { fileName } from "@housestyle/project";
import { type Server, TeamRules } from "@housestyle/project/team";
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
import { Deciding } from "./decisions.ts";
import { Desk, pathOf } from "./desk.ts";
import { hoverOf } from "./hover.ts";
import { Pulling } from "./pulling.ts";
import { Pushing } from "./pushing.ts";
import { ruleBook } from "./rule-book.ts";
import { show } from "./show.ts";
import { takeDecisions } from "./take-decisions.ts";
import { TeamDepths } from "./team-depths.ts";
import { texts } from "./texts.ts";
import { wishesIn } from "./wishes.ts";
import type { LanguageWorld } from "./world.ts";

/** The part of an editor's configuration that is ours. */
const section = "housestyle";
/** An editor that does not watch files for us: so often they are looked at, in milliseconds. */
const often = 1_000;

/** Serves one editor until it goes. */
export async function serveLanguage(world: LanguageWorld): Promise<void> {
  // Given bare streams, it would end this process with them.
  const connection = createConnection(new StreamMessageReader(world.input), new StreamMessageWriter(world.output));
  let end = (): void => undefined;
  connection.onInitialize(async (params) => {
    const abilities = abilitiesOf(params.capabilities);
    end = await open(connection, world, abilities, params);
    return answerTo(abilities, world.version);
  });
  const closed = new Promise((resolve) => {
    for (const event of ["end", "close"]) world.input.once(event, resolve);
  });
  connection.onShutdown(() => end());
  connection.listen();
  await closed;
  end();
}

/** Opens the desk and takes what the editor says from then on. Answers how it ends. */
async function open(
  connection: Connection,
  world: LanguageWorld,
  abilities: Abilities,
  { workspaceFolders, rootUri, initializationOptions }: InitializeParams,
): Promise<() => void> {
  const engine = await world.engine;
  const deciding = new Deciding(world, (message) => show(connection, MessageType.Warning, message));
  const pulling = abilities.pulls ? new Pulling(connection, abilities.asksAgain) : undefined;
  const desk = new Desk(engine, world.late, deciding, pulling ?? new Pushing(connection));
  const roots = workspaceFolders?.map(({ uri }) => uri) ?? (rootUri ? [rootUri] : []);
  desk.folders = roots.flatMap((uri) => pathOf(uri) ?? []);
  deciding.wishes = wishesIn(initializationOptions);
  void world.late?.broken.then(() => show(connection, MessageType.Warning, texts.deepStopped));

  const warn = (message: string) => show(connection, MessageType.Warning, message);
  const connected = world.server && {
    server: world.server,
    team: followTeam(desk, deciding, world.server, new TeamDepths(world, desk, warn), warn),
  };
  takeTexts(connection, desk);
  takeQuestions(connection, desk, ruleBook(engine, world.lateRules), abilities, connected !== undefined);
  if (pulling) answerPulls(connection, desk, pulling);
  takeDecisions(connection, desk, connected);
  const unfollow = followSettings(connection, desk, deciding, abilities);
  return () => {
    connected?.team.end();
    unfollow();
  };
}

/** Obeys what a team has decided: what is known of it at once, what is new as soon as the server says so. */
function followTeam(
  desk: Desk,
  deciding: Deciding,
  server: Server,
  depths: TeamDepths,
  warn: (message: string) => void,
): TeamRules {
  const obey = () => {
    deciding.shared = team.shared;
    depths.obey(team.depth);
    desk.decideAnew();
  };
  const team = new TeamRules(server, obey, warn);
  obey();
  void team.follow();
  return team;
}

function takeTexts(connection: Connection, desk: Desk): void {
  connection.onDidOpenTextDocument(({ textDocument }) => desk.open(textDocument));
  connection.onDidChangeTextDocument((params) => desk.change(params));
  connection.onDidSaveTextDocument(({ textDocument }) => desk.saved(textDocument.uri));
  connection.onDidCloseTextDocument(({ textDocument }) => desk.close(textDocument.uri));
}

const cancelled = () => new ResponseError<never>(LSPErrorCodes.RequestCancelled, "");

function takeQuestions(
  connection: Connection,
  desk: Desk,
  pageOf: ReturnType<typeof ruleBook>,
  { versionedEdits: versioned, showsMarkdown }: Abilities,
  isConnected: boolean,
): void {
  const isGivenUp = (token: CancellationToken) => () => token.isCancellationRequested;
  connection.onHover(async ({ textDocument, position }, token) => {
    const text = desk.get(textDocument.uri);
    const at = text?.document.offsetAt(position) ?? 0;
    const findings = await text?.findingsAt({ start: at, end: at }, isGivenUp(token));
    if (token.isCancellationRequested) return cancelled();
    return text && findings ? hoverOf(text.document, findings, pageOf, showsMarkdown) : undefined;
  });
  connection.onCodeAction(async ({ textDocument, range, context }, token) => {
    const text = desk.get(textDocument.uri);
    if (!text) return [];
    const span = { start: text.document.offsetAt(range.start), end: text.document.offsetAt(range.end) };
    const findings = await text.findingsAt(span, isGivenUp(token));
    return token.isCancellationRequested
      ? cancelled()
      : codeActions({ pageOf, versioned, isConnected }, text, findings, context);
  });
}

function answerPulls(connection: Connection, desk: Desk, pulling: Pulling): void {
  connection.languages.diagnostics.on(async (params, token) => {
    const text = desk.get(params.textDocument.uri);
    if (!text) return { kind: "full", items: [] };
    const answer = await pulling.answer(text, params, token);
    return token.isCancellationRequested ? cancelled() : answer;
  });
}

/** Follows what is decided elsewhere: in settings files, in the editor's configuration, by other folders. */
function followSettings(connection: Connection, desk: Desk, deciding: Deciding, abilities: Abilities): () => void {
  const configure = async (pushed: unknown) => {
    const said = abilities.configures ? await connection.workspace.getConfiguration(section) : pushed;
    // An editor that has no such section says nothing, and what it said at the start stands.
    if (said === undefined || said === null) return;
    deciding.wishes = wishesIn(said);
    desk.decideAnew();
  };
  const watch = abilities.watches ? undefined : setInterval(() => desk.decideAnew(), often);
  connection.onInitialized(async () => {
    if (abilities.opensFolders)
      connection.workspace.onDidChangeWorkspaceFolders(({ added, removed }) => {
        const gone = new Set(removed.flatMap(({ uri }) => pathOf(uri) ?? []));
        const come = added.flatMap(({ uri }) => pathOf(uri) ?? []);
        desk.folders = [...desk.folders.filter((each) => !gone.has(each)), ...come];
        desk.decideAnew();
      });
    const watchers = [{ globPattern: `**/${fileName}` }];
    const { client } = connection;
    if (abilities.watches) await client.register(DidChangeWatchedFilesNotification.type, { watchers });
    if (abilities.tellsChanges) await client.register(DidChangeConfigurationNotification.type, { section });
    if (abilities.configures) await configure(undefined);
  });
  connection.onDidChangeWatchedFiles(() => desk.decideAnew());
  connection.onDidChangeConfiguration(({ settings }) => configure(settings?.[section]));
  return () => clearInterval(watch);
}
