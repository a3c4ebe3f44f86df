import { defaultSettings, type Finding, type SessionParagraph } from "@housestyle/engine";
import { holds } from "@housestyle/testing";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { FromWorker } from "../messages.ts";
import { LateLoop } from "./late-loop.ts";

/** A reader that finds “bad”, one paragraph each time it is told to go on. */
function bench() {
  const order: string[] = [];
  const posts: FromWorker[] = [];
  const waiting: (() => void)[] = [];
  const read = (paragraph: SessionParagraph, _: unknown, mayGoOn: () => boolean) =>
    new Promise<readonly Finding[]>((done) => {
      order.push(paragraph.text);
      waiting.push(() => done(mayGoOn() ? foundIn(paragraph.text) : []));
    });
  const loop = new LateLoop({ read, post: (message) => posts.push(message) }, "en-US", defaultSettings);
  const one = async () => {
    waiting.shift()?.();
    await new Promise((done) => setImmediate(done));
  };
  const all = async () => {
    while (waiting.length > 0) await one();
  };
  const told = () => posts.flatMap((post) => (post.type === "checked" ? post.paragraphs : []));
  const splice = (at: number, remove: number, ...lines: readonly (readonly [number, string])[]) =>
    loop.receive({
      type: "splice",
      at,
      remove,
      insert: lines.map(([stamp, text]) => ({ stamp, paragraph: { text, kind: "prose" } })),
    });
  return { loop, order, one, all, told, splice };
}

function foundIn(text: string): Finding[] {
  const start = text.indexOf("bad");
  if (start < 0) return [];
  const place = { start, end: start + 3, text: "bad" };
  return [
    {
      ...place,
      ruleId: "neural/wrong-word",
      kind: "grammar",
      level: "warning",
      message: "",
      suggestions: ["good"],
      sure: false,
    },
  ];
}

test("what the reader sees is read first, and what is typed meanwhile before all others", async () => {
  const { loop, order, one, all, splice } = bench();
  loop.receive({ type: "near", index: 3 });
  splice(0, 0, ...["0", "1", "2", "3", "4", "5"].map((text, at) => [at, text] as const));
  await one();
  splice(0, 1, [9, "typed"]);
  await all();
  expect(order).toEqual(["3", "4", "typed", "2", "5", "1"]);
});

test("a word of one's own and a rule that is switched off are not spoken of, and are again when they are no more", async () => {
  const { loop, all, told, splice } = bench();
  splice(0, 0, [1, "a bad day"]);
  await all();
  loop.receive({ type: "configure", settings: { ...defaultSettings, words: ["bad"] } });
  loop.receive({ type: "configure", settings: { ...defaultSettings, disabled: ["neural/wrong-word"] } });
  loop.receive({ type: "configure", settings: defaultSettings });
  expect(told().map(({ findings }) => findings.length)).toEqual([1, 0, 1]);
});

test("whatever is typed while it reads, each paragraph that stays is told as it is", async () => {
  const line = fc.constantFrom("bad", "fine", "so bad");
  const edit = fc.record({
    at: fc.nat(9),
    remove: fc.nat(3),
    lines: fc.array(line, { maxLength: 3 }),
    steps: fc.nat(3),
  });
  await holds(
    fc.asyncProperty(fc.array(edit, { minLength: 1, maxLength: 8 }), async (edits) => {
      const { one, all, told, splice } = bench();
      let text: (readonly [number, string])[] = [];
      let stamp = 0;
      for (const { at: wished, remove: most, lines, steps } of edits) {
        const at = Math.min(wished, text.length);
        const remove = Math.min(most, text.length - at);
        const insert = lines.map((each) => [++stamp, each] as const);
        splice(at, remove, ...insert);
        text = text.toSpliced(at, remove, ...insert);
        for (let step = 0; step < steps; step++) await one();
      }
      await all();
      const last = new Map(told().map(({ stamp: of, findings }) => [of, findings]));
      for (const [of, each] of text) expect(last.get(of) ?? []).toEqual(foundIn(each));
    }),
    { numRuns: 60 },
  );
});

test("nothing is said of a paragraph that was taken out while it was read", async () => {
  const { all, told, splice } = bench();
  splice(0, 0, [1, "bad"], [2, "fine"]);
  await all();
  splice(0, 1, [3, "so bad"]);
  splice(0, 1);
  await all();
  expect(told().map(({ stamp }) => stamp)).toEqual([1]);
});

test("of two edits right after each other both are read, however near the reader everything was", async () => {
  const { order, all, splice } = bench();
  splice(0, 0, [1, "one"], [2, "two"], [3, "three"]);
  await all();
  splice(0, 1, [4, "first"]);
  splice(1, 1, [5, "second"]);
  splice(2, 1, [6, "third"]);
  await all();
  expect(order.slice(3).sort()).toEqual(["first", "second", "third"]);
});

test("all is read when the text becomes shorter than the reader's place in it", async () => {
  const { loop, order, all, splice } = bench();
  loop.receive({ type: "near", index: 9 });
  splice(0, 0, [1, "bad"], [2, "so bad"], [3, "fine"]);
  await all();
  expect(order).toEqual(["fine", "so bad", "bad"]);
});

test("a reader that throws says once that it has failed, and is asked no more", async () => {
  const posts: FromWorker[] = [];
  let asked = 0;
  const read = async ({ text }: SessionParagraph) => {
    if (++asked > 1) throw new Error("unreachable");
    return foundIn(text);
  };
  const loop = new LateLoop({ read, post: (message) => posts.push(message) }, "en-US", defaultSettings);
  const insert = ["bad", "worse", "worst"].map((text, stamp) => ({
    stamp,
    paragraph: { text, kind: "prose" } as const,
  }));
  loop.receive({ type: "splice", at: 0, remove: 0, insert });
  await expect.poll(() => posts.map(({ type }) => type)).toEqual(["checked", "failed"]);
  loop.receive({ type: "splice", at: 0, remove: 1, insert: insert.slice(0, 1) });
  expect([asked, posts.length]).toEqual([2, 2]);
});

test("where something was said before an edit it is told when nothing is any more", async () => {
  const { all, told, splice } = bench();
  splice(0, 0, [1, "bad"], [2, "fine"]);
  await all();
  splice(0, 2, [3, "mended"], [4, "fine"]);
  await all();
  expect(told().map(({ stamp, findings }) => [stamp, findings.length])).toEqual([
    [1, 1],
    [3, 0],
    [4, 0],
  ]);
  splice(1, 1, [5, "fine, too"]);
  await all();
  expect(told()).toHaveLength(3);
});
