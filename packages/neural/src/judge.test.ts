import * as onnx from "onnxruntime-web";
import { expect, test } from "vitest";
import { Corrector } from "./corrector.ts";
import { type Judge, openJudge } from "./judge.ts";
import type { Tagger } from "./tagger.ts";
import { forms } from "./testing/forms.ts";
import { judgedCases, tinyJudge } from "./testing/tiny-judge.ts";

async function opened(): Promise<Judge> {
  const judge = await openJudge(tinyJudge(), onnx);
  if (judge === "not-loaded") throw new Error(judge);
  return judge;
}

test("a change is worth what training says it is", async () => {
  const judge = await opened();
  for (const { before, after, worth } of judgedCases) {
    expect(await judge.worth(before, after), before.join(" ")).toBeCloseTo(worth, 1);
  }
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
  expect(await openJudge({ ...tinyJudge(), model: new Uint8Array([1, 2, 3]) }, onnx)).toBe("not-loaded");
});

/** Doubts every word a little, and is half sure of “walk”. */
const doubting: Tagger = {
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

test("a judge that fails is not asked again, and nobody hears of it", async () => {
  let asked = 0;
  const failing: Judge = {
    worth() {
      asked++;
      return Promise.reject(new Error("out of memory"));
    },
  };
  expect(await read(failing, "She walk home. He walk home. I walk home.")).toEqual([]);
  expect(asked).toBe(1);
});
