import { expect, test } from "vitest";
import { defaultSettings, type Settings, type Term } from "../settings/settings.ts";
import { lateFilter } from "./filter.ts";
import type { Finding } from "./finding.ts";

const term = (text: string, status: Term["status"] = "Forbidden"): Term => ({ id: text, text, status });

function isLeft(text: string, suggestion: string, settings: Partial<Settings>): boolean {
  const place = { start: 0, end: text.length, text, suggestions: [suggestion] };
  const finding: Finding = {
    ruleId: "late/word",
    kind: "grammar",
    level: "warning",
    message: "",
    sure: false,
    ...place,
  };
  return lateFilter({ ...defaultSettings, ...settings })(finding);
}

test.each([
  ["uses", "utilizes", [term("utilize")]],
  ["use", "use, utilize", [term("utilize")]],
  ["log", "please log in, now", [term("log in")]],
  ["log", "log in", [term("log in", "Deprecated")]],
])("instead of “%s” never “%s”, when the team does not use it", (text, suggestion, terms) => {
  expect(isLeft(text, suggestion, { terms })).toBe(false);
  expect(isLeft(text, suggestion, {})).toBe(true);
});

test("words of one's own stay as they are, and what stands around them may change", () => {
  const words = ["frobnicate", "GitHub"];
  expect(isLeft("frobnicate", "frobnicates", { words })).toBe(false);
  expect(isLeft("GitHub", "Github", { words })).toBe(false);
  expect(isLeft("GitHub’s", "Githubs", { words })).toBe(false);
  expect(isLeft("GitHub", "GitHub,", { words })).toBe(true);
  expect(isLeft("frobnicate", "the frobnicate", { words })).toBe(true);
  expect(isLeft("kubectl", "kubectls", { terms: [term("kubectl", "Approved")] })).toBe(false);
});

test("a phrase of one's own does not stop changes of its small words", () => {
  expect(isLeft("of", "for", { words: ["point of sale"], terms: [term("state of affairs", "Approved")] })).toBe(true);
});

test("what is switched off or ignored is not said", () => {
  expect(isLeft("walk", "walks", { disabled: ["late/word"] })).toBe(false);
  expect(isLeft("walk", "walks", { ignores: [{ rule: "late", pattern: "walk" }] })).toBe(false);
});
