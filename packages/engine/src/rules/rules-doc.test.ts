import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { templates } from "../templates/index.ts";
import { testAssets } from "../testing/run-rule.ts";
import { rules } from "./index.ts";
import { rulesDoc } from "./rules-doc.ts";

const { phrases } = testAssets();
const file = new URL("../../../../docs/rules.md", import.meta.url);

test("docs/rules.md is what the rules say: node scripts/rules-doc.mjs writes it anew", () => {
  expect(readFileSync(file, "utf8")).toBe(rulesDoc(rules, templates, phrases));
});

test("every rule and template is in the list once", () => {
  const listed = [...rulesDoc(rules, templates, phrases).matchAll(/`([a-z]+\/[^`]+)`/g)].map(([, id]) => id);
  const all = [...rules.map(({ id }) => id), ...templates.map(({ key }) => `template/${key}`)];
  expect(listed.toSorted()).toEqual(all.toSorted());
});
