import { lateReader, type Paragraph } from "@housestyle/engine";
import { afterAll, describe, expect, it } from "vitest";
import { canStart } from "./can-start.ts";
import { measuredRules } from "./measured-rules.ts";
import type { Question } from "./messages.ts";
import { createSlowLane, type Thread } from "./slow-lane.ts";
import { startThread } from "./start-thread.ts";

const prose = (text: string, start = 0): Paragraph => ({ start, text, kind: "prose" });

/** A reader made for the test: flags “bad”, dies of “poison”, never answers “sleep”. */
function scriptedThread(started: string[]): () => Thread {
  return () => {
    started.push("thread");
    let die = (): void => {};
    let listen: Parameters<Thread["onAnswer"]>[0] = () => {};
    const ended = new Promise<void>((done) => {
      die = done;
    });
    return {
      ended,
      stop: () => die(),
      onAnswer: (listener) => {
        listen = listener;
      },
      ask({ id, text }: Question) {
        started.push(text);
        if (text.includes("poison")) return die();
        if (text.includes("sleep")) return;
        const at = text.indexOf("bad");
        const finding = {
          ruleId: "harper/Bad",
          kind: "grammar",
          level: "warning",
          start: at,
          end: at + 3,
          text: "bad",
          message: "Bad.",
          suggestions: [],
          sure: false,
        } as const;
        queueMicrotask(() => listen({ id, findings: at < 0 ? [] : [finding] }));
      },
    };
  };
}

describe("the lane", () => {
  it("answers with offsets into the document", async () => {
    const lane = createSlowLane({ start: scriptedThread([]) });
    const found = await lateReader(lane).read([prose("good"), prose("so bad", 10)], "en-US");
    expect(found.map(({ start, end, text }) => [start, end, text])).toEqual([[13, 16, "bad"]]);
  });
  it("loses nothing but the paragraph that killed the reader", async () => {
    const started: string[] = [];
    const lane = createSlowLane({ start: scriptedThread(started) });
    const found = await lateReader(lane).read([prose("bad"), prose("poison"), prose("as bad", 20)], "en-US");
    expect(found.map(({ start }) => start)).toEqual([0, 23]);
    expect(started.filter((each) => each === "thread")).toHaveLength(2);
  });
  it("replaces a reader that takes too long", async () => {
    const lane = createSlowLane({ start: scriptedThread([]), patience: 5 });
    expect(await lateReader(lane).read([prose("sleep"), prose("bad", 6)], "en-US")).toHaveLength(1);
  });
  it("reads the same paragraph once, and code never", async () => {
    const started: string[] = [];
    const lane = createSlowLane({ start: scriptedThread(started) });
    await lateReader(lane).read([prose("bad"), { start: 4, text: "bad code", kind: "code" }], "en-US");
    await lateReader(lane).read([prose("bad")], "en-US");
    expect(started).toEqual(["thread", "bad"]);
  });
  it("hides markup, addresses and endless words from the reader", async () => {
    const started: string[] = [];
    const lane = createSlowLane({ start: scriptedThread(started) });
    await lateReader(lane).read(
      [
        {
          ...prose(`a **b** http://x.org/y ${"z".repeat(70)}`),
          markup: [
            { start: 2, end: 4 },
            { start: 5, end: 7 },
          ],
        },
      ],
      "en-US",
    );
    expect(started[1]).toBe(`a   b   X${" ".repeat(13)} X${" ".repeat(69)}`);
  });
  it("answers nothing once it is closed", async () => {
    const lane = createSlowLane({ start: scriptedThread([]) });
    lane.close();
    expect(await lateReader(lane).read([prose("bad")], "en-US")).toEqual([]);
  });
});

describe("harper on its thread", () => {
  const lane = createSlowLane({ start: startThread, patience: 60_000 });
  afterAll(() => lane.close());

  it("finds what its measured rules know, at UTF-16 offsets", async () => {
    const [found] = await lateReader(lane).read([prose("😀 I like to discuss about it.", 5)], "en-US");
    expect(found).toMatchObject({ ruleId: "harper/Discuss", text: "discuss about" });
    expect(measuredRules).toContain("Discuss");
  });
  it("survives what used to kill it", async () => {
    const found = await lateReader(lane).read(
      [prose("A".repeat(20_000)), prose("I like to discuss about it.", 30_000)],
      "en-US",
    );
    expect(found).toHaveLength(1);
  });
});

it("whether it is installed can be told before it is started", () => {
  const missing = () => {
    throw new Error("Cannot find package 'harper.js'");
  };
  expect([canStart(), canStart(missing)]).toEqual([true, false]);
});
