import type { ServerResponse } from "node:http";
import type { FastifyReply } from "fastify";
import { eventText, openEventStream } from "../http/index.ts";
import type { DocumentChange, DocumentSession } from "./document-session.ts";
import { followPresence } from "./follow-presence.ts";
import type { OpenEditor } from "./presence.ts";

/** How often the version is sent, and how often it is looked whether the reader may still read, milliseconds. */
const heartbeat = 20_000;
const lookEvery = 3_000;
/** A change that is longer, in characters, is not sent: the reader is told its version and reads it. */
const longest = 64_000;
/** A reader that has so much still to take, in bytes, is let go. It connects again and reads what it has missed. */
const mostUnread = 256_000;

/** What a reader of a document follows. */
interface Followed {
  readonly session: DocumentSession;
  /** The reader’s editor; undefined for one that is no editor, and that others are not shown. */
  readonly editor: OpenEditor | undefined;
  /** Fails when the reader may not read the document any more. */
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
  /** Ends the stream if its reader may not read any more. What was sent before stays within `lookEvery`. */
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

/** The events of changes, made once for all readers. */
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
