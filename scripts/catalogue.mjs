/**
 * For translators: `node scripts/catalogue.mjs write FILE` writes every message with its key as JSON; with a language
 * behind it (`write FILE fr`) those that are not yet translated to it. `node scripts/catalogue.mjs read FILE fr` takes a
 * file back, whole or in part, unless something in it is wrong.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { inOwnNode } from "./lib/in-own-node.mjs";
import { openCatalogues } from "./lib/open-catalogues.mjs";
import { root } from "./lib/root.mjs";

const [what, file, tag] = process.argv.slice(2);
if ((what !== "write" && what !== "read") || !file || (what === "read" && !/^[a-z]{2,3}(-\w+)*$/.test(tag ?? ""))) {
  console.error("Say node scripts/catalogue.mjs write FILE [LANGUAGE], or read FILE LANGUAGE.");
  process.exit(2);
}
inOwnNode(import.meta.url);
const { allMessages, translationFaults } = await import("@housestyle/texts");
await openCatalogues();
const english = allMessages();
const folder = join(root, "packages/texts/src/languages");
const place = join(folder, `${tag}.json`);
const known = tag && existsSync(place) ? JSON.parse(readFileSync(place, "utf8")) : {};

if (what === "write") {
  const missing = [...english].filter(([key]) => !(key in known));
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(missing), undefined, 2)}\n`);
  console.log(`${missing.length} messages in ${file}.`);
} else {
  const given = JSON.parse(readFileSync(file, "utf8"));
  const faults = translationFaults(english, given);
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exit(1);
  const all = { ...known, ...given };
  const kept = [...english.keys()].filter((key) => key in all).map((key) => [key, all[key]]);
  mkdirSync(folder, { recursive: true });
  writeFileSync(place, `${JSON.stringify(Object.fromEntries(kept), undefined, 2)}\n`);
  console.log(`${kept.length} of ${english.size} messages in ${place}. Name it in packages/texts/src/languages.ts.`);
}
