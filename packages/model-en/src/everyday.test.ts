import { readFileSync } from "node:fs";
import { createEngine, type Finding, isCorrection, lateReader } from "@housestyle/engine";
import { readAssets } from "@housestyle/lexicon";
import { tier } from "@housestyle/testing";
import { beforeAll, expect, test } from "vitest";
import { openDeep } from "./deep.ts";

// What the weights of this package give beside the rules, on sentences that neither was made with.

const pairsOf = (file: string) =>
  readFileSync(new URL(`testing/${file}`, import.meta.url), "utf8")
    .trim()
    .split("\n")
    .filter((line) => !line.startsWith("#"))
    .map((line) => line.split(" → ") as [wrong: string, right: string]);
/** Every third shows that weights and rules read as they should; the deep tier reads all. */
const pairs = pairsOf("everyday.txt").filter((_, at) => tier === "deep" || at % 3 === 0);

let alone: (text: string) => Promise<readonly Finding[]>;
let read: (text: string) => Promise<readonly Finding[]>;
beforeAll(async () => {
  const engine = createEngine(await readAssets());
  const late = lateReader((await openDeep("strict")).lane());
  alone = (text) => late.read(engine.paragraphs(text), "en-US");
  read = async (text) => engine.fold(engine.check(text).filter(isCorrection), await alone(text));
});

/** The text with the first suggestion of each finding. */
const mended = (text: string, findings: readonly Finding[]): string =>
  findings.reduceRight(
    (so, { start, end, suggestions: [to] }) => (to === undefined ? so : so.slice(0, start) + to + so.slice(end)),
    text,
  );

test("the weights make of a sentence what they have always made of it", async () => {
  const golden = pairsOf("golden.txt");
  const made = await Promise.all(golden.map(async ([said]) => [said, mended(said, await alone(said))]));
  expect(made).toEqual(golden);
});

test("most everyday mistakes are spoken of, and most of those put right", async () => {
  let spoken = 0;
  let right = 0;
  for (const [wrong, meant] of pairs) {
    const findings = await read(wrong);
    spoken += Number(findings.length > 0);
    right += Number(mended(wrong, findings) === meant);
  }
  expect(spoken / pairs.length).toBeGreaterThan(0.62);
  expect(right / pairs.length).toBeGreaterThan(0.55);
});

test("sentences that are right are left alone", async () => {
  const touched: string[] = [];
  for (const [, right] of pairs) {
    const findings = await read(right);
    if (findings.length > 0) touched.push(mended(right, findings));
  }
  expect(touched.length / pairs.length).toBeLessThan(0.01);
});
