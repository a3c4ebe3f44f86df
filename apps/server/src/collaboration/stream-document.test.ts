import { EventEmitter } from "node:events";
import type { FastifyReply } from "fastify";
import { expect, test } from "vitest";
import type { DocumentChange, DocumentSession } from "./document-session.ts";
import { streamDocument } from "./stream-document.ts";

/** A reader that takes nothing of what is sent. */
class Stalled extends EventEmitter {
  writableLength = 0;
  isDestroyed = false;
  sent: string[] = [];
  writeHead() {}
  write(text: string) {
    expect(this.isDestroyed).toBe(false);
    this.writableLength += text.length;
    this.sent.push(text);
    return false;
  }
  end() {}
  destroy() {
    this.isDestroyed = true;
    this.emit("close");
  }
}

/** Streams a document to a stalled reader. */
function stalled() {
  const followers = new Set<(change: DocumentChange) => void>();
  const raw = new Stalled();
  const reply = { raw, hijack: () => {}, getHeaders: () => ({}) } as unknown as FastifyReply;
  const session = {
    version: 1,
    follow: (changed: (change: DocumentChange) => void) => {
      followers.add(changed);
      return () => followers.delete(changed);
    },
  } as unknown as DocumentSession;
  streamDocument(reply, { session, editor: undefined, mayGoOn: async () => {} });
  const change = (text: string) => {
    const row = { Version: 2, Step: text, Client: "a", Number: 1, PersonId: 1 };
    for (const changed of followers) changed({ since: 1, rows: [row] });
  };
  return { raw, followers, change };
}

test("a reader that takes nothing is let go before much is kept for it", () => {
  const { raw, followers, change } = stalled();
  for (let sent = 0; sent < 1_000; sent++) change("x".repeat(10_000));
  expect(raw.isDestroyed).toBe(true);
  expect(followers.size).toBe(0);
  expect(raw.writableLength).toBeLessThan(400_000);
});

test("of a long change only the version is sent", () => {
  const { raw, change } = stalled();
  change("x".repeat(1_000_000));
  expect(raw.sent.at(-1)).toBe('event: steps\ndata: {"Since":2,"Version":2,"Steps":[]}\n\n');
});
