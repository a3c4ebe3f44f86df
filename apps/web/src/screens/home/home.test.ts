import { createEngine, defaultSettings } from "@housestyle/engine";
import { readAssets } from "@housestyle/lexicon";
import { beforeAll, expect, test } from "vitest";
import { home } from "../../texts/home.ts";
import { sampleLetter } from "./sample-letter.ts";

type Engine = ReturnType<typeof createEngine>;
let engine: Engine;
beforeAll(async () => {
  engine = createEngine(await readAssets());
});

const rule = { id: "plain-word", ...sampleLetter.house };
const settings = { ...defaultSettings, rules: [rule] };
const found = (text: string) => engine.check(text, { dialect: "en-US", settings });

test.each([
  ["spelling", "She recieved it."],
  ["grammar", "It could of ended well."],
  ["punctuation", "However it rained all day."],
  ["clarity", "We walk in order to save money."],
  ["style", "At the end of the day, it matters."],
  ["team", "We utilize it."],
] as const)("what the page says of %s is what the checker finds", (kind, text) => {
  const { wrong, right } = home.checks.examples[kind];
  expect(text).toContain(wrong);
  const mended = found(text)
    .filter((finding) => finding.kind === kind)
    .flatMap(({ start, end, suggestions }) => suggestions.map((each) => text.slice(0, start) + each + text.slice(end)));
  expect(mended).toContain(text.replace(wrong, right));
});

test("the letter has remarks of several kinds, all of which can be accepted", () => {
  const remarks = sampleLetter.lines.flatMap(found);
  expect(new Set(remarks.map(({ kind }) => kind))).toEqual(new Set(["grammar", "spelling", "clarity", "team"]));
  expect(remarks.every(({ suggestions }) => suggestions.length > 0)).toBe(true);
});
