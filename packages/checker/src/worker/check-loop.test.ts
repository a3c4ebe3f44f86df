import { defaultSettings } from "@housestyle/engine";
import { expect, test } from "vitest";
import type { FromWorker, SentParagraph, StampedFindings } from "../messages.ts";
import { wordSession } from "../testing/word-session.ts";
import { CheckLoop } from "./check-loop.ts";

/** `pauses`: how often a slice ends before a paragraph is read. */
function bench({ pauses = 0 } = {}) {
  const posts: FromWorker[] = [];
  const order: number[] = [];
  const waiting: (() => void)[] = [];
  let time = 0;
  const loop = new CheckLoop(
    {
      open: (_dialect, settings) => {
        const session = wordSession("teh", settings, order);
        const { work } = session;
        let left = pauses;
        session.work = (...asked) => (left-- > 0 ? [] : work(...asked));
        return session;
      },
      post: (message) => posts.push(message),
      soon: (step) => waiting.push(step),
      // Each look at the clock is a slice's worth, so that every step ends after one piece of work.
      now: () => (time += 100),
    },
    "en-US",
    defaultSettings,
  );
  return {
    loop,
    order,
    step: () => waiting.shift()?.(),
    run: () => {
      while (waiting.length > 0) waiting.shift()?.();
    },
    posts,
    checked: (): StampedFindings[] => posts.flatMap((post) => (post.type === "checked" ? post.paragraphs : [])),
  };
}

function sent(stamp: number, text: string): SentParagraph {
  return { stamp, paragraph: { text, kind: "prose" } };
}

const twenty = Array.from({ length: 20 }, (_, index) => sent(index, index % 2 ? "teh end" : "the end"));

test("every paragraph is answered under its stamp", () => {
  const { loop, run, checked } = bench();
  loop.receive({ type: "splice", at: 0, remove: 0, insert: twenty });
  run();
  expect(
    checked()
      .map((entry) => [entry.stamp, entry.findings.length])
      .sort(byNumber),
  ).toEqual(twenty.map(({ stamp }) => [stamp, stamp % 2]));
});

test("what the reader sees comes first", () => {
  const { loop, run, order } = bench();
  loop.receive({ type: "splice", at: 0, remove: 0, insert: twenty });
  loop.receive({ type: "near", index: 15 });
  run();
  expect(order.slice(0, 4).sort(byNumber)).toEqual([13, 14, 15, 16]);
});

test("an edited paragraph comes first however many slices it takes", () => {
  const { loop, run, order } = bench({ pauses: 3 });
  loop.receive({ type: "splice", at: 0, remove: 0, insert: twenty });
  loop.receive({ type: "splice", at: 15, remove: 1, insert: [sent(99, "teh end")] });
  run();
  expect(order[0]).toBe(15);
});

test("an edit overtakes a long text that is being checked", () => {
  const { loop, step, order } = bench();
  loop.receive({ type: "splice", at: 0, remove: 0, insert: twenty });
  step();
  loop.receive({ type: "splice", at: 18, remove: 1, insert: [sent(99, "teh")] });
  step();
  expect(order.slice(4)).toEqual([18]);
});

test("new settings answer only for paragraphs they change", () => {
  const { loop, run, checked } = bench();
  loop.receive({ type: "splice", at: 0, remove: 0, insert: twenty });
  run();
  const before = checked().length;
  loop.receive({ type: "configure", settings: { ...defaultSettings, disabled: ["spelling/unknown-word"] } });
  run();
  expect(
    checked()
      .slice(before)
      .map((entry) => entry.stamp),
  ).toEqual([1, 3, 5, 7, 9, 11, 13, 15, 17, 19]);
  expect(
    checked()
      .slice(before)
      .every((entry) => entry.findings.length === 0),
  ).toBe(true);
});

test("another English reads everything again", () => {
  const { loop, run, checked } = bench();
  loop.receive({ type: "splice", at: 0, remove: 0, insert: twenty });
  run();
  loop.receive({ type: "dialect", dialect: "en-GB" });
  run();
  expect(checked()).toHaveLength(40);
});

function byNumber(a: unknown, b: unknown): number {
  return Number([a].flat()[0]) - Number([b].flat()[0]);
}

test("a text is measured only when that is wanted, after it is checked, and again when it changes", () => {
  const { loop, run, posts } = bench();
  const measured = () => posts.filter(({ type }) => type === "measured");
  loop.receive({ type: "splice", at: 0, remove: 0, insert: twenty });
  run();
  expect(measured()).toEqual([]);
  loop.receive({ type: "measure", isWanted: true });
  run();
  expect(measured()).toMatchObject([{ measures: { words: 40 } }]);
  loop.receive({ type: "splice", at: 0, remove: 1, insert: [sent(100, "three words now")] });
  run();
  expect(posts.findLastIndex(({ type }) => type === "checked")).toBeLessThan(posts.length - 1);
  expect(measured().at(-1)).toMatchObject({ measures: { words: 41 } });
});
