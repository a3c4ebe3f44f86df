import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { createEngine } from "./create-engine.ts";
import { testAssets } from "./testing/run-rule.ts";

const faults = readFileSync(new URL("testing/everyday-faults.tsv", import.meta.url), "utf8")
  .split("\n")
  .filter((line) => line !== "" && !line.startsWith("#"))
  .map((line) => line.split("\t") as [kind: string, wrong: string, right: string]);
const engine = createEngine(testAssets());

/** What the engine corrects: its taste in style is no matter here. */
const correctionsOf = (text: string) =>
  engine.check(text, { dialect: "en-GB" }).filter(({ kind }) => /^(?:spelling|grammar|punctuation)$/.test(kind));

const corrected = (text: string): string =>
  correctionsOf(text)
    .sort((a, b) => b.start - a.start)
    .reduce(
      (all, { start, end, suggestions: [first] }) =>
        all.slice(0, start) + (first ?? all.slice(start, end)) + all.slice(end),
      text,
    );

test("most everyday faults are spoken on, and most of them put right by the first suggestion", () => {
  const silent = faults.filter(([, wrong]) => correctionsOf(wrong).length === 0);
  const otherwise = faults.filter(([, wrong, right]) => corrected(wrong) !== right);
  const share = (missed: readonly unknown[]) => 1 - missed.length / faults.length;
  expect(share(silent), silent.map(([, wrong]) => wrong).join("\n")).toBeGreaterThanOrEqual(0.85);
  expect(share(otherwise), otherwise.map(([, wrong]) => wrong).join("\n")).toBeGreaterThanOrEqual(0.8);
});

test("what they look like when they are right is left alone", () => {
  const flagged = faults.map(([, , right]) => right).filter((right) => correctionsOf(right).length > 0);
  expect(flagged.length / faults.length, flagged.join("\n")).toBeLessThanOrEqual(0.02);
});
