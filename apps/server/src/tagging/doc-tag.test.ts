import type { Finding } from "@housestyle/engine";
import { expect, test } from "vitest";
import { toDocTag } from "./doc-tag.ts";

const names = { id: "7f1f4f5e-0000-4000-8000-000000000000", houseRule: (index: number) => `rule ${index}` };

function finding(given: Partial<Finding>): Finding {
  const base = {
    start: 0,
    end: 1,
    ruleId: "grammar/x",
    kind: "grammar",
    level: "error",
    text: "a",
    message: "m",
  } as const;
  return { ...base, suggestions: [], sure: false, ...given };
}

test.each([
  ["grammar/a-or-an", "grammar", "grammar", "grammargrammar", "Grammar"],
  ["punctuation/spacing", "punctuation", "grammar", "grammarpunctuation", "Punctuation"],
  ["spelling/unknown-word", "spelling", "grammar", "grammarspelling", "Spelling"],
  ["style/passive-voice", "style", "passive", "passivepassive", "Passive Voice"],
  ["style/cliches", "style", "cliche", "clichecliche", "Cliché"],
  ["style/weak-adverbs", "style", "passive", "passiveadverb", "Adverbs"],
  ["style/anything", "style", "passive", "passivestyle", "Style"],
  ["clarity/redundancies", "clarity", "cliche", "clicheredundancy", "Redundancy"],
  ["clarity/wordy-phrases", "clarity", "diction", "dictionwordy", "Wordy Phrase"],
  ["inclusive/people", "inclusive", "diction", "dictioninclusive", "Inclusive Language"],
  ["house/3", "team", "house", "househouse", "House Style"],
] as const)("%s is filed under %s", (ruleId, kind, report, category, categoryDisplayName) => {
  expect(toDocTag(finding({ ruleId, kind }), "a", names)).toMatchObject({ report, category, categoryDisplayName });
});

test("the end is the last letter", () => {
  expect(toDocTag(finding({ start: 2, end: 5 }), "a bcd", names)).toMatchObject({ startPos: 2, endPos: 4 });
});

test("a house rule goes by the name its sender gave it", () => {
  const tag = toDocTag(finding({ ruleId: "house/sent-3", kind: "team", text: "e-mail" }), "e-mail", names);
  expect(tag).toMatchObject({ helpId: "rule 3", subcategory: "e-mail" });
});

test("a saved rule goes by its id", () => {
  expect(toDocTag(finding({ ruleId: "house/17", kind: "team" }), "a", names)).toMatchObject({ helpId: "17" });
});

test("a deletion is the empty string", () => {
  expect(toDocTag(finding({ suggestions: [""] }), "a", names).suggestions).toEqual([""]);
});

test.each([
  ["Stop", 4, { startPos: 3, endPos: 3, suggestions: ["p."] }],
  ["stop", 0, { startPos: 0, endPos: 0, suggestions: [".s"] }],
  ["So 👩", 5, { startPos: 3, endPos: 4, suggestions: ["👩."] }],
])("an insertion into %j at %i takes a neighbour along", (text, at, expected) => {
  expect(toDocTag(finding({ start: at, end: at, suggestions: ["."] }), text, names)).toMatchObject(expected);
});
