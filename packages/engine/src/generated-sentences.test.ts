import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { createEngine } from "./create-engine.ts";
import { testAssets } from "./testing/run-rule.ts";

/** The most sentences of one grammar line; they are spread over all combinations. */
const most = 90;

type Slots = ReadonlyMap<string, readonly string[]>;

/** Returns a line with its first slot filled in every way, each way filled on, up to `most` in all. */
function filled(line: string, slots: Slots): string[] {
  const names = [...new Set([...line.matchAll(/\{([\w-]+)\}/g)].map(([, name = ""]) => name))];
  const choices = names.map((name) => slots.get(name) ?? []);
  const all = choices.reduce((product, each) => product * each.length, 1);
  const step = Math.max(1, Math.floor(all / most));
  return Array.from({ length: Math.min(most, all) }, (_, i) => {
    let rest = (i * step) % all;
    const words = choices.map((each) => {
      const word = each[rest % each.length] ?? "";
      rest = Math.floor(rest / each.length);
      return word;
    });
    return names.reduce((text, name, at) => text.replaceAll(`{${name}}`, words[at] ?? ""), line);
  });
}

const tidy = (text: string): string => {
  const plain = text.replace(/ +/g, " ").replace(/ ,/g, ",").trim();
  return plain.slice(0, 1).toUpperCase() + plain.slice(1);
};

/** Returns the wrong and the right sentence of a filled line: “[wrong>right]”; “~” is a space that goes with the wrong words. */
const pairOf = (line: string): readonly [wrong: string, right: string] => [
  tidy(line.replace(/\[([^>\]]*)>?([^\]]*)\]/g, "$1").replace(/~/g, "")),
  tidy(line.replace(/\[([^>\]]*)>?([^\]]*)\]/g, "$2").replace(/~/g, "")),
];

const [header = "", ...sections] = readFileSync(new URL("testing/grammars.txt", import.meta.url), "utf8").split(
  "\n== ",
);
const slots: Slots = new Map(
  header
    .split("\n")
    .filter((line) => /^[\w-]+:/.test(line))
    .map((line) => {
      const [name = "", words = ""] = line.split(/:(.*)/s);
      return [name, words.split("|").map((word) => word.trim())];
    }),
);
const grammars = sections.map((section) => {
  const [id = "", ...lines] = section.trim().split("\n");
  return { id, pairs: lines.flatMap((line) => filled(line, slots).map(pairOf)) };
});

const engine = createEngine(testAssets());
const correctionsOf = (text: string) =>
  engine.check(text, { dialect: "en-US" }).filter(({ kind }) => /^(?:spelling|grammar|punctuation)$/.test(kind));

const corrected = (text: string): string =>
  correctionsOf(text)
    .sort((a, b) => b.start - a.start)
    .reduce(
      (all, { start, end, suggestions: [first] }) =>
        all.slice(0, start) + (first ?? all.slice(start, end)) + all.slice(end),
      text,
    )
    .replace(/ {2,}/g, " ");

test.each(grammars)("a sentence with the fault of $id is put right, and its right form left alone", ({ pairs }) => {
  const missed = pairs.filter(([wrong, right]) => corrected(wrong) !== right);
  const touched = pairs.filter(([, right]) => correctionsOf(right).length > 0);
  expect(pairs.length).toBeGreaterThan(2);
  expect(missed.map(([wrong]) => `${wrong} → ${corrected(wrong)}`).join("\n")).toBe("");
  expect(touched.map(([, right]) => right).join("\n")).toBe("");
});
