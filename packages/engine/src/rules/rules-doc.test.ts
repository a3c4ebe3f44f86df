import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Rule } from "../rule/rule.ts";
import { templates } from "../templates/index.ts";
import { testAssets } from "../testing/run-rule.ts";
import { rules } from "./index.ts";
import { rulesDoc } from "./rules-doc.ts";

const { phrases } = testAssets();
const file = new URL("../../../../docs/rules.md", import.meta.url);

test("docs/rules.md is what the rules say: node scripts/rules-doc.mjs writes it anew", () => {
  expect(readFileSync(file, "utf8")).toBe(rulesDoc(rules, templates, phrases));
});

test("every rule and template has its place in the catalogue, once", () => {
  const listed = [...rulesDoc(rules, templates, phrases).matchAll(/^### (.+)$/gm)].map(([, id]) => id);
  const all = [...rules.map(({ id }) => id), ...templates.map(({ key }) => `template/${key}`)];
  expect(listed.toSorted()).toEqual(all.toSorted());
});

test("what a rule says is shown as it stands, whatever Markdown would make of it", () => {
  const rule: Rule = {
    id: "style/marks",
    title: "Stars *and* [brackets]",
    explain: "Blanks and `marks` stay as they are.",
    kind: "style",
    level: "hint",
    examples: [{ wrong: "Two  blanks, a `tick`.", right: "`One`" }],
  };
  const doc = rulesDoc([rule], [], phrases);
  expect(doc).toContain("**Stars \\*and\\* \\[brackets\\]** · hint");
  expect(doc).toContain("Blanks and \\`marks\\` stay");
  expect(doc).toContain("``Two  blanks, a `tick`.`` → `` `One` ``");
});
