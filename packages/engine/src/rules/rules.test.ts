import { readdirSync } from "node:fs";
import { describe, expect, it, test } from "vitest";
import { leavesOf } from "../testing/rule-named.ts";
import { corrected, runRule } from "../testing/run-rule.ts";
import { rules } from "./index.ts";

test("every rule that has a text is listed, under the id its path gives it", () => {
  const texts = readdirSync(import.meta.dirname, { recursive: true, encoding: "utf8" })
    .filter((path) => /^[a-z]+\/[^/]+\.txt$/.test(path))
    .map((path) => path.replace(/\.txt$/, ""));
  expect(rules.map((rule) => rule.id).sort()).toEqual(texts.sort());
});

describe.each(rules)("$id", (rule) => {
  const leaves = leavesOf(rule.id);
  it("says what it is about", () => {
    expect(rule.title.length).toBeGreaterThan(3);
    expect(rule.title.length).toBeLessThanOrEqual(60);
    expect(rule.explain).toMatch(/^[\p{Lu}“].{19,}[.!?”]$/u);
    expect(rule.examples.length).toBeGreaterThan(0);
    expect(leaves.length).toBeGreaterThan(0);
  });
  it.each(rule.examples)("turns “$wrong” into “$right”", ({ wrong, right }) => {
    const findings = runRule(rule, wrong);
    expect(findings.length).toBeGreaterThan(0);
    expect(corrected(wrong, findings)).toBe(right);
  });
  it.each(rule.examples.filter(({ wrong, right }) => wrong !== right))(
    "has nothing more to say about “$right”",
    ({ right }) => {
      expect(runRule(rule, right)).toEqual([]);
    },
  );
  it.each(leaves.map((text) => ({ text })))("leaves “$text” alone", ({ text }) => {
    expect(runRule(rule, text)).toEqual([]);
  });
});
