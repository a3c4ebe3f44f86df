// Counts how often one word of a set was corrected to another in real corrections, and keeps the counts beside the sets:
//   node scripts/data/count-slips.mjs EDITS.jsonl.gz
// Each line of EDITS has the sentence `before` and its `edits`: {start, end, text}. Only counts are kept, no sentence.
import { readFile, writeFile } from "node:fs/promises";
import { gunzipSync } from "node:zlib";
import { pairsOf } from "./confusions/pairs-of.mjs";

const [edits] = process.argv.slice(2);
if (!edits) throw new Error("Name the corrections: node scripts/data/count-slips.mjs EDITS.jsonl.gz");
const folder = new URL("../../packages/lexicon/data/confusions/", import.meta.url);

const pairs = new Set(
  pairsOf(await readFile(new URL("sets.txt", folder), "utf8")).flatMap(({ first, second }) => [
    `${first}\t${second}`,
    `${second}\t${first}`,
  ]),
);
const plain = (words) => words.toLowerCase().replaceAll("’", "'").trim();
const counts = new Map();
for (const line of gunzipSync(await readFile(edits))
  .toString()
  .split("\n")) {
  if (line === "") continue;
  const { before, edits: made } = JSON.parse(line);
  for (const { start, end, text } of made) {
    const pair = `${plain(before.slice(start, end))}\t${plain(text)}`;
    if (pairs.has(pair)) counts.set(pair, (counts.get(pair) ?? 0) + 1);
  }
}
const rows = [...counts].map(([pair, count]) => `${pair}\t${count}\n`).sort();
await writeFile(new URL("slips.tsv", folder), `# written, meant, how often corrected\n${rows.join("")}`);
console.log(rows.length, "directions");
