import { handClock } from "@housestyle/checker/testing";
import { expect, test } from "vitest";
import { afterSending } from "../storage/journal.ts";
import type { OnServer, StoredDocument } from "../storage/shape.ts";
import { DocumentSync, type SaveResult } from "./document-sync.ts";

const facts: OnServer = { id: 7, version: 1, base: "a", synced: 1, language: "en-US", style: "general" };

function bench(answers: (SaveResult["kind"] | SaveResult)[]) {
  const clock = handClock();
  let kept: StoredDocument = { revision: 2, content: "b", server: facts };
  const sent: unknown[] = [];
  const told: string[] = [];
  const sync = new DocumentSync({
    read: async () => kept,
    send: async ({ content, revision }, server) => {
      sent.push(content);
      const answer = answers.shift() ?? "saved";
      if (typeof answer !== "string") return answer;
      const kind = answer;
      if (kind === "saved") {
        return { kind, server: { ...server, version: server.version + 1, base: content, synced: revision } };
      }
      return kind === "refused" ? { kind, message: "No." } : { kind };
    },
    note: async (answered, sent) => {
      kept = { ...kept, server: afterSending(answered, sent, kept.server) };
    },
    alone: (work) => work(),
    tell: (state) => told.push(state),
    clock,
  });
  return {
    sync,
    clock,
    sent,
    told,
    kept: () => kept,
    write: (content: string) => {
      kept = { ...kept, content, revision: kept.revision + 1 };
      sync.kick();
    },
    choose: (language: string, style: string) => {
      kept = { ...kept, server: { ...(kept.server ?? facts), language, style }, revision: kept.revision + 1 };
      sync.kick();
    },
  };
}
/** Everything that waits for a promise has happened. */
const quiet = () => new Promise((resolve) => setImmediate(resolve));

test("what is kept is sent once, and then it is the same there", async () => {
  const { sync, sent, told, kept } = bench([]);
  await sync.push();
  await sync.push();
  expect(sent).toEqual(["b"]);
  expect(told).toEqual(["waiting", "synced", "synced"]);
  expect(kept().server).toMatchObject({ version: 2, base: "b", synced: 2 });
});

test("without a network it is tried again, later each time, and at once when the network is back", async () => {
  const { sync, clock, sent } = bench(["unreachable", "unreachable", "unreachable"]);
  await sync.push();
  expect(sync.state).toBe("offline");
  clock.forward(2_000);
  await quiet();
  expect(sent).toHaveLength(2);
  clock.forward(3_999);
  await quiet();
  expect(sent).toHaveLength(2);
  clock.forward(1);
  await quiet();
  expect(sent).toHaveLength(3);
  await sync.again();
  expect(sent).toHaveLength(4);
  expect(sync.state).toBe("synced");
});

test("however long there is no network, it is tried every minute", async () => {
  const { sync, clock, sent } = bench(Array(20).fill("unreachable"));
  await sync.push();
  for (let minute = 1; minute < 15; minute++) {
    clock.forward(60_000);
    await quiet();
    expect(sent).toHaveLength(minute + 1);
  }
});

test("what is written while it is on its way is sent, too", async () => {
  const { sync, clock, sent, told, write } = bench([]);
  const pushing = sync.push();
  write("c");
  await pushing;
  expect(told).not.toContain("synced");
  clock.forward(800);
  await quiet();
  expect(sent.at(-1)).toBe("c");
  expect(sync.state).toBe("synced");
});

test("a kind of text and an English that are chosen while the text is on its way stay chosen, and are sent", async () => {
  const { sync, clock, kept, choose } = bench([]);
  const pushing = sync.push();
  choose("en-GB", "academic");
  await pushing;
  expect(kept().server).toMatchObject({ language: "en-GB", style: "academic", version: 2 });
  clock.forward(800);
  await quiet();
  expect(sync.state).toBe("synced");
  expect(kept().server).toMatchObject({ language: "en-GB", style: "academic", version: 3 });
});

test("a page that has been left sends nothing more", async () => {
  const { sync, sent } = bench([]);
  const pushing = sync.push();
  sync.stop();
  await pushing;
  expect(sent).toEqual([]);
});

test("a server that says when to come back is asked then", async () => {
  const { sync, clock, sent } = bench([{ kind: "unreachable", retryAfter: 30 }]);
  await sync.push();
  clock.forward(29_999);
  await quiet();
  expect(sent).toHaveLength(1);
  clock.forward(1);
  await quiet();
  expect(sent).toHaveLength(2);
});

test("in a conflict nothing more is sent until it is settled", async () => {
  const { sync, clock, sent, write } = bench(["conflict"]);
  await sync.push();
  write("c");
  clock.forward(10_000);
  await quiet();
  expect(sent).toEqual(["b"]);
  expect(sync.state).toBe("conflict");
  await sync.settled();
  expect(sent).toEqual(["b", "c"]);
});

test("of a document that was deleted nothing more is sent until that is settled", async () => {
  const { sync, clock, sent, told, write } = bench([]);
  sync.lose("gone");
  write("c");
  clock.forward(10_000);
  await quiet();
  expect({ sent, told }).toEqual({ sent: [], told: ["gone"] });
  await sync.settled();
  expect(sent).toEqual(["c"]);
});

test("a refusal is told and not repeated before something changes", async () => {
  const { sync, clock, sent, write } = bench(["refused"]);
  await sync.push();
  clock.forward(100_000);
  await quiet();
  expect(sync.state).toBe("refused");
  expect(sent).toHaveLength(1);
  write("c");
  clock.forward(800);
  await quiet();
  expect(sync.state).toBe("synced");
});
