import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readPhraseTable } from "../../../packages/engine/src/pattern/phrases.ts";
import { readRuleText } from "../../../packages/engine/src/rules/rule-text.ts";
import { root } from "../root.mjs";
import { between, idFault, orderWith, ruleTable, ruleText } from "./new-rule.mjs";
import { triedLines } from "./tried.mjs";

test.each([
  ["I am in the hurry.", "I am in a hurry.", "[in] the [hurry]", "a"],
  ["She goes school.", "She goes to school.", "[goes] school", "to school"],
  ["We discussed about it.", "We discussed it.", "[discussed] about [it]", ""],
  ["Alot came.", "A lot came.", "alot [came]", "A lot"],
])("“%s” and “%s” make a rule that finds %s", (wrong, right, match, instead) => {
  expect(readPhraseTable(ruleTable(wrong, right))).toEqual([{ match, replace: [instead] }]);
  const text = ruleText(wrong, right);
  expect(readRuleText("grammar/in-a-hurry", text)).toMatchObject({
    head: { kind: "grammar", level: "warning", examples: [{ wrong, right }] },
    leaves: [right],
  });
});

test("sentences that differ at their end are told apart there", () => {
  expect(between("I saw him go.", "I saw him went.")).toMatchObject({ before: "him", found: "go", instead: "went" });
});

test("a rule's id has a kind that is there and a name that is free", () => {
  expect(idFault("grammar/in-a-hurry", [])).toBeUndefined();
  expect(idFault("manners/in-a-hurry", [])).toMatch("Kinds: grammar");
  expect(idFault("grammar/InAHurry", [])).toMatch("lowercase letters");
  expect(idFault("grammar/a/b", [])).toMatch("lowercase letters");
  expect(idFault("style/hedge", ["style/hedge"])).toBe("The rule style/hedge already exists.");
});

test("a new rule stands behind the last of its kind", () => {
  expect(orderWith("# all\ngrammar/a\ngrammar/b\nstyle/a\n", "grammar/new")).toBe(
    "# all\ngrammar/a\ngrammar/b\ngrammar/new\nstyle/a\n",
  );
});

test("what a rule says of a text has its line and column, and how often it speaks", () => {
  const finding = { ruleId: "style/a", start: 6, end: 9, text: "foo", suggestions: ["bar"] };
  const other = { ...finding, ruleId: "style/b" };
  const engine = { check: () => [finding, other] };
  expect(triedLines(engine, {}, "One.\n\nfoo bar", { rule: "style/a", dialect: "en-US" })).toEqual([
    "3:1\tstyle/a\tOne. [foo → bar] bar",
    "1 in 3 words: 333.33 in 1,000.",
  ]);
});

test("why tells the words, what is told, and what another finding kept back", () => {
  const { stdout, status } = spawnSync(process.execPath, [join(root, "scripts", "rule.mjs"), "why", "She go home."], {
    encoding: "utf8",
  });
  expect(status).toBe(0);
  expect(stdout).toContain("  go\tVBP\tgo\n");
  expect(stdout).toContain("Told:\n  grammar/pronoun-agreement (error): “go” → “goes”");
  expect(stdout).toContain("grammar/pronoun-agreement is graver or comes first");
});
