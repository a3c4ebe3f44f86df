import type { ServerResponse } from "node:http";
import type { FastifyReply } from "fastify";
import { eventText, openEventStream } from "../http/index.ts";
import type { DocumentChange, DocumentSession } from "./document-session.ts";
import { followPresence } from "./follow-presence.ts";
import type { OpenEditor } from "./presence.ts";

/** The milliseconds between two messages with the version, and between two checks of the reader's access. */
const heartbeat = 20_000;
const lookEvery = 3_000;
/**
 * The most characters of a change that is sent. For longer ones, the reader gets the version and reads the document.
 */
const longest = 64_000;
/**
 * The most unread bytes of a reader. Beyond that, it is disconnected, and reads what it has missed when it reconnects.
 */
const mostUnread = 256_000;

/** What a reader of a document follows. */
interface Followed {
  readonly session: DocumentSession;
  /** The reader’s editor, or undefined if it is not an editor and not shown to others. */
  readonly editor: OpenEditor | undefined;
  /** Fails if the reader may no longer read the document. */
  readonly mayGoOn: () => Promise<void>;
}

/** Sends the changes of a document, and who has it open, to a reader until they leave or `mayGoOn` fails. Returns how to end it. */
export function streamDocument(reply: FastifyReply, { session, editor, mayGoOn }: Followed): () => void {
  const response = openEventStream(reply);
  const end = () => {
    stop();
    leave?.();
    clearInterval(beat);
    response.end();
  };
  let lookedAt = Date.now();
  /** Ends the stream if its reader may no longer read. Anything sent before is at most `lookEvery` late. */
  const look = () => {
    if (Date.now() - lookedAt < lookEvery) return;
    lookedAt = Date.now();
    mayGoOn().catch(end);
  };
  const stop = session.follow((change) => {
    send(response, eventOf(change));
    look();
  });
  const sendVersion = () => send(response, eventOf({ since: session.version, rows: [] }));
  sendVersion();
  const leave = editor && followPresence(session, editor, (event, data) => send(response, eventText(event, data)));
  const beat = setInterval(() => {
    sendVersion();
    look();
  }, heartbeat);
  response.once("close", end);
  return end;
}

function send(response: ServerResponse, event: string): void {
  if (response.writableLength > mostUnread) response.destroy();
  else response.write(event);
}

/** The serialized events of changes, created once for all readers. */
const events = new WeakMap<Exclude<DocumentChange, string>, string>();

function eventOf(change: DocumentChange): string {
  if (typeof change === "string") return eventText(change, {});
  const made = events.get(change) ?? stepsEvent(change);
  events.set(change, made);
  return made;
}

function stepsEvent({ since, rows }: Exclude<DocumentChange, string>): string {
  const Version = since + rows.length;
  const whole = JSON.stringify({ Since: since, Version, Steps: rows });
  const data = whole.length > longest ? JSON.stringify({ Since: Version, Version, Steps: [] }) : whole;
  return `event: steps\ndata: ${data}\n\n`;
}
