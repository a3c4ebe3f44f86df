import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./root.mjs";

const folder = join(root, "packages", "engine", "src", "rules");

/** The list of rules that is made of `order.txt`. */
export const listFile = join(folder, "index.ts");

/** The ids of `order.txt`: one a line, `#` begins a comment. */
export const orderOf = (text) =>
  text
    .split("\n")
    .map((line) => line.replace(/#.*/, "").trim())
    .filter(Boolean);

const exported = (id) => id.replace(/^.*\//, "").replace(/-([a-z0-9])/g, (_, letter) => letter.toUpperCase());

/** The source of the list of rules. */
export const listSource = (ids) =>
  [
    '// Made by "node scripts/rules-list.mjs" from order.txt. Do not change it by hand.',
    'import type { Rule } from "../rule.ts";',
    ...[...ids].sort().map((id) => `import { ${exported(id)} } from "./${id}.ts";`),
    "",
    "/** Every rule, in the order that settles overlaps between equally grave findings: an earlier one wins. */",
    `export const rules: readonly Rule[] = [\n${ids.map((id) => `  ${exported(id)},\n`).join("")}];`,
    "",
  ].join("\n");

/** What is wrong with an order of rules whose files are these, each with the rule's name. */
export function orderFaults(ids, files) {
  return [
    ...files.filter((id) => !ids.includes(id)).map((id) => `${id}: it has a file and no place in rules/order.txt.`),
    ...ids.filter((id) => !files.includes(id)).map((id) => `${id}: it has a place in rules/order.txt and no file.`),
    ...ids.filter((id, i) => ids.indexOf(id) < i).map((id) => `${id}: it has two places in rules/order.txt.`),
  ];
}

/** The ids in their order, as the file has them now. */
export const currentOrder = () => orderOf(readFileSync(join(folder, "order.txt"), "utf8"));

/** The ids of the rules that have files. */
export const ruleFiles = () =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((path) => path.replaceAll("\\", "/"))
    .filter((path) => /^[a-z]+\/[^/]+\.ts$/.test(path) && !path.endsWith(".test.ts") && !path.startsWith("data/"))
    .map((path) => path.replace(/\.ts$/, ""))
    .sort();

/** All that is wrong with the list of rules as it is. */
export function listFaults() {
  const ids = currentOrder();
  const faults = orderFaults(ids, ruleFiles());
  if (faults.length > 0 || readFileSync(listFile, "utf8") === listSource(ids)) return faults;
  return ["rules/index.ts is not what rules/order.txt says. Run: node scripts/rules-list.mjs"];
}
