/**
 * The door for authors of rules.
 *   npm run rule -- new KIND/NAME "A wrong sentence." "The right one."   makes its text and table, and its place
 *   npm run rule -- try [KIND/NAME] [FILE …]                             what it, or every rule, says of texts; without any, of corpora/
 *   npm run rule -- why "A sentence."                                    its words, what is told, and what is not and why
 * --dialect en-GB asks for another English.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { gunzipSync } from "node:zlib";
import { buildLexicon } from "./lib/build.mjs";
import { inOwnNode } from "./lib/in-own-node.mjs";
import { install } from "./lib/install.mjs";
import { root } from "./lib/root.mjs";
import { idFault, orderWith, ruleTable, ruleText } from "./lib/rule/new-rule.mjs";
import { triedLines } from "./lib/rule/tried.mjs";
import { whyLines } from "./lib/rule/why.mjs";
import { currentOrder, writeLists } from "./lib/rules-list.mjs";
import { Explained, run, say } from "./lib/say.mjs";

const usage = `npm run rule -- new KIND/NAME "A wrong sentence." "The right one."
npm run rule -- try [KIND/NAME] [FILE …]
npm run rule -- why "A sentence."`;

const rules = join(root, "packages", "engine", "src", "rules");
const tables = join(root, "packages", "lexicon", "data", "phrases");

async function makeNew([id = "", wrong, right]) {
  if (!wrong || !right) throw new Explained(usage);
  const fault = idFault(id, currentOrder());
  if (fault) throw new Explained(fault);
  const order = join(rules, "order.txt");
  writeFileSync(join(rules, `${id}.txt`), ruleText(wrong, right));
  writeFileSync(join(tables, `${id}.tsv`), ruleTable(wrong, right));
  writeFileSync(order, orderWith(readFileSync(order, "utf8"), id));
  await writeLists();
  say(`packages/engine/src/rules/${id}.txt and packages/lexicon/data/phrases/${id}.tsv are made.
Widen the row, add look-alikes it must leave alone, then:
node scripts/rules-list.mjs
npx vitest run packages/engine/src/rules/rules.test.ts
npm run rule -- try ${id}
node scripts/rules-doc.mjs && npm run quality -- --write`);
}

async function opened() {
  await buildLexicon();
  const [{ createEngine }, { defaultSettings }, { readAssets }] = await Promise.all([
    import("../packages/engine/src/create-engine.ts"),
    import("../packages/engine/src/settings/settings.ts"),
    import("../packages/lexicon/src/index.ts"),
  ]);
  return { engine: createEngine(await readAssets()), settings: defaultSettings };
}

/** A file's text; packed ones hold a paragraph a line. */
function textOf(file) {
  if (!existsSync(file)) throw new Explained(`The file ${file} does not exist.`);
  const bytes = readFileSync(file);
  if (!file.endsWith(".gz")) return bytes.toString();
  const lines = gunzipSync(bytes).toString().split("\n");
  return lines.filter((line) => line !== "" && !line.startsWith("# ")).join("\n\n");
}

async function tryOut(args, dialect) {
  const { engine, settings } = await opened();
  const rule = engine.rules.find(({ id }) => id === args[0])?.id;
  const files = rule ? args.slice(1) : args;
  const corpora = ["novels", "modern"].map((name) => join(root, "corpora", `${name}.txt.gz`));
  for (const file of files.length > 0 ? files : corpora) {
    const lines = triedLines(engine, settings, textOf(file), { rule, dialect });
    console.log([file, ...lines].join("\n"));
  }
}

async function tellWhy([text], dialect) {
  if (!text) throw new Explained(usage);
  const { engine, settings } = await opened();
  const { tagged } = await import("./data/tagged.mjs");
  console.log(whyLines(engine, settings, text, tagged(text), dialect).join("\n"));
}

await run(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { dialect: { type: "string", default: "en-US" } },
  });
  const [what, ...args] = positionals;
  install({ development: true });
  inOwnNode(import.meta.url);
  if (what === "new") await makeNew(args);
  else if (what === "try") await tryOut(args, values.dialect);
  else if (what === "why") await tellWhy(args, values.dialect);
  else throw new Explained(usage);
});
