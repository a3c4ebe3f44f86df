import { expect, test } from "vitest";
import { ruleNamed } from "../../testing/rule-named.ts";
import { runRule } from "../../testing/run-rule.ts";

const dialect = ruleNamed("spelling/dialect");
const unknownWord = ruleNamed("spelling/unknown-word");

const text = "The organisation’s color theory was analysed in a labor-saving programme.";

test("each variety objects to what is not its own", () => {
  const flagged = (where: "en-US" | "en-GB" | "en-CA" | "en-AU") => runRule(dialect, text, where).map((f) => f.text);
  expect(flagged("en-US")).toEqual(["organisation’s", "analysed", "programme"]);
  expect(flagged("en-GB")).toEqual(["color", "labor-saving"]);
  expect(flagged("en-CA")).toEqual(["organisation’s", "color", "analysed", "labor-saving"]);
  expect(flagged("en-AU")).toEqual(["color", "labor-saving"]);
});

test("a word of another variety is no unknown word", () => {
  expect(runRule(unknownWord, text, "en-US")).toEqual([]);
});

test("names keep their spelling", () => {
  expect(runRule(dialect, "She saw a play at the Savoy Theatre near Pearl Harbor.", "en-US")).toEqual([]);
  expect(runRule(dialect, "The attack on Pearl Harbor", "en-GB")).toEqual([]);
});
