import type { FastifyReply } from "fastify";
import type { DocumentSession } from "./document-session.ts";
import { followPresence } from "./follow-presence.ts";
import type { OpenEditor } from "./presence.ts";

/** How often a sign of life is sent, and how often it is looked whether the reader may still read, milliseconds. */
const heartbeat = 20_000;
const lookEvery = 3_000;

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
  reply.hijack();
  reply.raw.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    "content-type": "text/event-stream",
    "cache-control": "no-store",
    "x-accel-buffering": "no",
  });
  const send = (event: string, data: unknown) => reply.raw.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  let lookedAt = Date.now();
  /** Ends the stream if its reader may not read any more. What was sent before stays within `lookEvery`. */
  const look = () => {
    if (Date.now() - lookedAt < lookEvery) return;
    lookedAt = Date.now();
    mayGoOn().catch(() => reply.raw.end());
  };
  const stop = session.follow((change) => {
    if (change === "reset") send("reset", {});
    else send("steps", { Since: change.since, Version: change.since + change.rows.length, Steps: change.rows });
    look();
  });
  send("steps", { Since: session.version, Version: session.version, Steps: [] });
  const leave = editor && followPresence(session, editor, send);
  const beat = setInterval(() => {
    reply.raw.write(": alive\n\n");
    look();
  }, heartbeat);
  reply.raw.once("close", () => {
    stop();
    leave?.();
    clearInterval(beat);
  });
  return () => reply.raw.end();
}
