import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./root.mjs";
import { Explained } from "./say.mjs";

const folder = join(root, "packages", "engine", "src", "rules");
const listFile = join(folder, "index.ts");
const headsFile = join(folder, "heads.json");

/** The ids of `order.txt`: one a line, `#` begins a comment. */
export const orderOf = (text) =>
  text
    .split("\n")
    .map((line) => line.replace(/#.*/, "").trim())
    .filter(Boolean);

/** What the code of a rule is called in its file. */
export const exported = (id) => id.replace(/^.*\//, "").replace(/-([a-z0-9])/g, (_, letter) => letter.toUpperCase());

/** The source of the list of rules, of which these have code. */
export const listSource = (coded) => {
  const imports = coded.map((id) => [`./${id}.ts`, `import { ${exported(id)} } from "./${id}.ts";`]);
  return [
    '// Made by "node scripts/rules-list.mjs" from order.txt and the texts of the rules. Do not change it by hand.',
    'import type { Rule, RuleCode } from "../rule/rule.ts";',
    'import { type RuleHead, ruleOf } from "../rule/rule-of.ts";',
    ...[...imports, ["./heads.json", 'import heads from "./heads.json" with { type: "json" };']]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([, line]) => line),
    "",
    "/** The code of the rules that are more than a table of phrases, by id. */",
    `const code: Readonly<Record<string, RuleCode>> = {\n${coded.map((id) => `  "${id}": ${exported(id)},\n`).join("")}};`,
    "",
    "/** All rules, in the order that settles overlaps between equally severe findings: the earlier rule wins. */",
    "export const rules: readonly Rule[] = (heads as readonly RuleHead[]).map((head) => ruleOf(head, code[head.id]));",
    "",
  ].join("\n");
};

/** What is wrong with an order of rules that have these texts and these files of code, each with the rule's name. */
export function orderFaults(ids, texts, coded) {
  return [
    ...texts.filter((id) => !ids.includes(id)).map((id) => `${id}: it has a text and no place in rules/order.txt.`),
    ...ids.filter((id) => !texts.includes(id)).map((id) => `${id}: it has a place in rules/order.txt and no text.`),
    ...ids.filter((id, i) => ids.indexOf(id) < i).map((id) => `${id}: it has two places in rules/order.txt.`),
    ...coded.filter((id) => !texts.includes(id)).map((id) => `${id}: it has code and no text.`),
  ];
}

/** The ids in their order, as the file has them now. */
export const currentOrder = () => orderOf(readFileSync(join(folder, "order.txt"), "utf8"));

/** The ids of the rules that have a file with this ending. */
const idsWith = (ending) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((path) => path.replaceAll("\\", "/"))
    .filter((path) => /^[a-z]+\/[^/.]+\.\w+$/.test(path) && path.endsWith(ending))
    .map((path) => path.slice(0, -ending.length))
    .sort();

/** What is said of each rule, one a line, in their order. Their reader is TypeScript, which older Nodes cannot read. */
async function headsSource(ids) {
  const { readRuleText } = await import("../../packages/engine/src/rules/rule-text.ts");
  const heads = ids.map((id) => readRuleText(id, readFileSync(join(folder, `${id}.txt`), "utf8")).head);
  return `[\n${heads.map((head) => JSON.stringify(head)).join(",\n")}\n]\n`;
}

/** Writes the list of rules anew. Throws where order, texts and code do not fit. */
export async function writeLists() {
  for (const [file, source] of await listFiles()) writeFileSync(file, source);
}

/** All that is wrong with the list of rules as it is. */
export async function listFaults() {
  const files = await listFiles();
  const isOld = [...files].some(([file, source]) => readFileSync(file, "utf8") !== source);
  return isOld ? ["The list of rules is not what their texts say. Run: node scripts/rules-list.mjs"] : [];
}

/** The files that are made of `order.txt` and the rules' texts, with what belongs in them. */
async function listFiles() {
  const ids = currentOrder();
  const coded = idsWith(".ts");
  const faults = orderFaults(ids, idsWith(".txt"), coded);
  if (faults.length > 0) throw new Explained(faults.join("\n"));
  return new Map([
    [listFile, listSource(coded)],
    [headsFile, await headsSource(ids)],
  ]);
}
