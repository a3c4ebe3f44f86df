import { createEngine, styles } from "@housestyle/engine";
import { readAssets } from "@housestyle/lexicon";
import { expect, test } from "vitest";
import {
  type AnalyzedText,
  baselineFrom,
  baselineOf,
  baselines,
  type ReportBaseline,
  readText,
  reports,
} from "../index.ts";
import { piecesOf } from "./pieces-of.ts";

const engine = createEngine(await readAssets());
const read = (text: string, like?: ReportBaseline): AnalyzedText =>
  readText(engine, text, {
    paragraphs: engine.paragraphs(text, "text"),
    ...{ dialect: "en-US", style: "creative", findings: [], like },
  });
const paragraph = "She walked home, and the rain fell on the quiet street. He was late again.";
const novel = Array.from({ length: 400 }, () => paragraph).join("\n\n");
const averageOf = (reading: AnalyzedText) =>
  reports
    .find(({ id }) => id === "slength")
    ?.tell(reading)
    .measures.find(({ id }) => id === "average");

test("every style of writing has a baseline, counted in many texts; its quartiles are in their order", () => {
  for (const style of styles) expect([style, baselineOf(style)?.texts]).toEqual([style, expect.any(Number)]);
  for (const { words, counted } of baselines) {
    expect(words).toBeGreaterThan(50_000);
    for (const [key, [, least, most, high]] of Object.entries(counted))
      expect([key, least <= most && most <= high]).toEqual([key, true]);
  }
});

test("a number says what is usual in writing of its kind, and where that was counted", () => {
  const { norm } = averageOf(read(paragraph)) ?? {};
  expect(norm).toMatchObject({ of: "published fiction", source: expect.stringMatching(/^Based on \d+ texts with/) });
  expect(norm?.least).toBeGreaterThan(8);
  expect(norm?.most).toBeLessThan(25);
});

test("a text is cut into pieces of whole paragraphs that hold all of its words once", () => {
  const pieces = piecesOf(read(novel));
  expect(pieces.map(({ words }) => words.length)).toEqual([2010, 2010, 1980]);
  expect(piecesOf(read(""))).toEqual([]);
});

test("a writer’s own texts are a norm of their own", () => {
  const own = baselineFrom("own", [read(novel)]);
  expect(own).toMatchObject({ texts: 1, words: 6000, counted: { "slength.average": [7.5, 7.5, 7.5, 7.5] } });
  const { norm } = averageOf(read("It rained.", own)) ?? {};
  expect(norm).toMatchObject({ of: "the texts you chose", mean: 7.5 });
});

test("what grows or shrinks with a text has no norm", () => {
  const keys = new Set(baselines.flatMap(({ counted }) => Object.keys(counted)));
  expect([...keys].filter((key) => key.startsWith("overview.") || key === "slength.longest")).toEqual([]);
});
