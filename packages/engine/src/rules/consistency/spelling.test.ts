import { expect, test } from "vitest";
import { ruleNamed } from "../../testing/rule-named.ts";
import { corrected, runRule } from "../../testing/run-rule.ts";

const spelling = ruleNamed("consistency/spelling");

test("where -ise and -ize are both right, all such words are one choice", () => {
  const text = "We organize it. They realize that.\n\nYou recognise it.";
  const findings = runRule(spelling, text, "en-GB");
  expect(findings.map(({ message }) => message)).toEqual(["Elsewhere in this document, you write “-ize”, not “-ise”."]);
  expect(corrected(text, findings)).toBe("We organize it. They realize that.\n\nYou recognize it.");
  expect(runRule(spelling, `${text} They advertise, exercise and revise it.`, "en-GB")).toHaveLength(1);
  // In American English the other spelling is an error, which another rule says.
  expect(runRule(spelling, text, "en-US")).toEqual([]);
});

test("“analyses” are several of them as well, which has one spelling", () => {
  const text = "She analyzes it. He analyzed that.\n\nTheir analyses differ.";
  expect(runRule(spelling, text, "en-CA")).toEqual([]);
});
