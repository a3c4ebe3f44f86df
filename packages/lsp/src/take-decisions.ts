import { type Addition, addToProject, ProjectError } from "@housestyle/project";
import { addToDictionary, type TeamRules, type TeamServer } from "@housestyle/project/team";
import { type Connection, MessageType } from "vscode-languageserver";
import { decide, decideOnServer, type FolderDecision, type ServerDecision } from "./decisions-about.ts";
import type { OpenTexts } from "./open-texts.ts";
import { show } from "./show.ts";
import { texts } from "./texts.ts";

/** The milliseconds between a response and its effects. */
const apart = 20;

/** The server that is followed, and its settings. */
export interface ServerConnection {
  readonly server: TeamServer;
  readonly team: TeamRules;
}

/** Writes the writer's decisions to a settings file or to the server, and applies them immediately. */
export function takeDecisions(
  connection: Connection,
  openTexts: OpenTexts,
  connected: ServerConnection | undefined,
): void {
  connection.onExecuteCommand(({ command, arguments: given }) => {
    if (command === decide) {
      const [uri, addition] = given as unknown as FolderDecision;
      intoFolder(connection, openTexts, uri, addition);
    } else if (command === decideOnServer && connected) {
      // Nobody waits for a server: the answer goes out at once, what came of it is told.
      void toServer(connection, openTexts, connected, given as unknown as ServerDecision);
    }
    return null;
  });
}

/** Writes a decision to the settings file and returns its path, or undefined if it could not be written. */
function intoFolder(connection: Connection, openTexts: OpenTexts, uri: string, addition: Addition): string | undefined {
  const file = openTexts.get(uri)?.decisions.file;
  try {
    if (file === undefined) return undefined;
    addToProject(file, addition);
    return file;
  } catch (error) {
    if (!(error instanceof ProjectError)) throw error;
    show(connection, MessageType.Error, error.message);
    return undefined;
  } finally {
    // Emacs 28 does not see a notification that comes in one piece with an answer until something else comes.
    setTimeout(() => openTexts.decideAnew(), apart);
  }
}

/** Writes a decision to the server, or to the folder if the server cannot be reached, and reports that. */
async function toServer(
  connection: Connection,
  openTexts: OpenTexts,
  { server, team }: ServerConnection,
  [uri, entry, otherwise]: ServerDecision,
): Promise<void> {
  const { address } = server;
  const { onServer } = texts;
  const added = await addToDictionary(server, entry);
  if (added === "taken") await team.ask();
  else if (added === "unreachable") {
    const file = intoFolder(connection, openTexts, uri, otherwise);
    show(
      connection,
      MessageType.Warning,
      file === undefined ? onServer.nowhere(address) : onServer.inFolder(address, file),
    );
  } else show(connection, MessageType.Error, onServer.refused(address, added.refused));
}
