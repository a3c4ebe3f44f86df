import * as onnx from "onnxruntime-web";
import { expect, test } from "vitest";
import { Corrector } from "./corrector.ts";
import { type Judge, openJudge } from "./judge.ts";
import type { NeuralTagger } from "./tagger.ts";
import { forms } from "./testing/forms.ts";
import { judgedCases, meantCases, tinyJudge } from "./testing/tiny-judge.ts";

async function opened(): Promise<Judge> {
  const judge = await openJudge(tinyJudge(), forms, onnx);
  if (judge === "not-loaded") throw new Error(judge);
  return judge;
}

test("a change is worth what training says it is", async () => {
  const judge = await opened();
  for (const { before, after, worth } of judgedCases) {
    expect(await judge.worth(before, after), before.join(" ")).toBeCloseTo(worth, 1);
  }
});

test("what a judge would change itself is what training says it would", async () => {
  const judge = await opened();
  let changes = 0;
  for (const { tokens, meant } of meantCases) {
    const found = await judge.meant(tokens);
    expect(found.map(({ at, tag }) => [at, tag])).toEqual(meant.map(([at, tag]) => [at, tag]));
    for (const [i, { p }] of found.entries()) expect(p, tokens.join(" ")).toBeCloseTo(meant[i]?.[2] ?? 0, 1);
    changes += found.length;
  }
  expect(changes).toBeGreaterThan(5);
});

test("a sentence that is too short, too long or strange is not changed by it, and does not break it", async () => {
  const judge = await opened();
  const words = (count: number, word: string) => Array.from({ length: count }, () => word);
  const strange = [[], ["Go"], words(61, "dogs"), words(5, "a-".repeat(500_000)), words(6, "\ud800"), words(8, "😀")];
  for (const tokens of strange) expect(await judge.meant(tokens)).toEqual([]);
});

test("a sentence that is too long to be judged is not changed", async () => {
  const judge = await opened();
  const long = Array.from({ length: 300 }, () => "dog");
  expect(await judge.worth(long, ["The", ...long])).toBe(Number.NEGATIVE_INFINITY);
  // Nor is a sentence with a word of a million marks, and nothing is asked of it.
  const word = "a-".repeat(500_000);
  expect(await judge.worth(["She", "walk", word], ["She", "walks", word])).toBe(Number.NEGATIVE_INFINITY);
});

test("what is no model is one quiet value", async () => {
  expect(await openJudge({ ...tinyJudge(), model: new Uint8Array([1, 2, 3]) }, forms, onnx)).toBe("not-loaded");
});

/** Doubts every word a little, and is half sure of “walk”. */
const doubting: NeuralTagger = {
  tag: async (sentence) => [
    { tag: "DELETE", p: 0 },
    ...sentence.map(({ text }) => (text === "walk" ? { tag: "T_S", p: 0.5 } : { tag: "DELETE", p: 0.05 })),
  ],
};
const thresholds = { "number-or-person": 0.6, "needless-word": 0.01 };
const weights = { bias: 0, tagger: 1, judge: 1 };

/** A judge with one opinion, and what it was asked. */
function judgeOf(worth: number): Judge & { readonly asked: string[] } {
  const asked: string[] = [];
  return {
    asked,
    async worth(before, after) {
      asked.push(`${before.join(" ")} → ${after.join(" ")}`);
      return worth;
    },
    async meant(tokens) {
      asked.push(tokens.join(" "));
      return tokens.includes("home") ? [{ at: tokens.indexOf("home") + 1, tag: "T_S", p: 0.8 }] : [];
    },
  };
}

const read = async (judge: Judge | undefined, text = "It rained. She walk home.") =>
  (await new Corrector(doubting, forms, judge && { judge, weights }).read({ text }, thresholds)).map(
    ({ start, suggestions }) => [start, ...suggestions],
  );

test("the judge raises what it likes and sinks what it does not, and is asked of nothing that is far off", async () => {
  const likes = judgeOf(1);
  expect(await read(likes)).toEqual([[15, "walks"]]);
  expect(likes.asked).toEqual(["She walk home . → She walks home ."]);
  expect(await read(judgeOf(0))).toEqual([]);
  expect(await read(judgeOf(-3))).toEqual([]);
});

test("the judge is asked once of a change, wherever it stands", async () => {
  const judge = judgeOf(1);
  const corrector = new Corrector(doubting, forms, { judge, weights });
  await corrector.read({ text: "She walk home. She walk home." }, thresholds);
  await corrector.read({ text: "Yes. She walk home." }, thresholds);
  expect(judge.asked).toHaveLength(1);
});

test("what the judge would change itself is heard by thresholds of its own, and asked once of a sentence", async () => {
  const judge = judgeOf(-3);
  const corrector = new Corrector(doubting, forms, { judge, weights });
  const heard = async (meant: Readonly<Record<string, number>>) =>
    (await corrector.read({ text: "It rained. She walk home." }, {}, () => true, meant)).map(
      ({ ruleId, start, suggestions }) => [ruleId, start, ...suggestions],
    );
  expect(await heard({ "number-or-person": 0.7 })).toEqual([["neural/number-or-person", 20, "homes"]]);
  expect(await heard({ "number-or-person": 0.9 })).toEqual([]);
  expect(await heard({ "wrong-word": 0.1 })).toEqual([]);
  expect(judge.asked).toEqual(["It rained .", "She walk home ."]);
  expect(await heard({})).toEqual([]);
});

test("a judge that fails is not asked again, and nobody hears of it", async () => {
  let asked = 0;
  const failing: Judge = {
    worth() {
      asked++;
      return Promise.reject(new Error("out of memory"));
    },
    meant: () => Promise.resolve([]),
  };
  expect(await read(failing, "She walk home. He walk home. I walk home.")).toEqual([]);
  expect(asked).toBe(1);
});
