// Sets the level of the rows of phrase tables that came from lists, by how often edited prose says what they find:
//
//     node scripts/data/picky-rows.mjs FOLDER
//
// FOLDER holds GENRE.txt.gz, one paragraph a line, `#` before each source. A row that speaks more than twice in five million
// words is for those who want to hear everything, a cliché more than three times in one; so is what has been marked before.
// Only tables with a `level` are touched.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { gunzipSync } from "node:zlib";
import { analysis } from "../../packages/engine/src/facts/analysis.ts";
import { AssetShelf } from "../../packages/engine/src/facts/assets.ts";
import { ParagraphFacts } from "../../packages/engine/src/facts/paragraph-facts.ts";
import { createTrie } from "../../packages/engine/src/pattern/trie.ts";
import { testAssets } from "../../packages/engine/src/testing/run-rule.ts";
import { plainParagraphs } from "../../packages/engine/src/text/plain.ts";

/** Of a million words; few sayings are meant as they stand, so they may be more common. */
const mostOf = (path) => (path.includes("cliche") ? 3 : 0.4);
const wordsOfAGenre = 300_000;

const tables = new URL("../../packages/lexicon/data/phrases/", import.meta.url);
const files = readdirSync(tables, { recursive: true, encoding: "utf8" })
  .filter((path) => path.endsWith(".tsv"))
  .map((path) => ({ path, lines: readFileSync(new URL(path, tables), "utf8").trimEnd().split("\n") }))
  .filter(({ lines }) => lines.some((line) => line === "find\tinstead\tlevel"));

const rows = files.flatMap(({ path, lines }) => {
  const head = lines.indexOf("find\tinstead\tlevel");
  return lines.slice(head + 1).map((line) => ({ path, line, count: 0 }));
});
const trie = createTrie([], {
  count: rows.length,
  sourceOf: (number) => rows[number].line.split("\t")[0] ?? "",
  valueOf: (number) => rows[number],
});

const shelf = new AssetShelf();
shelf.provide(testAssets());

/** Counts what a genre says, and how many words it was. */
function read(path) {
  let words = 0;
  for (const line of gunzipSync(readFileSync(path)).toString("utf8").split("\n")) {
    if (words > wordsOfAGenre) break;
    if (line.startsWith("#") || line.trim() === "") continue;
    words += line.split(" ").length;
    for (const paragraph of plainParagraphs(line))
      for (const { value } of trie.matches(new ParagraphFacts(paragraph, "en-US", shelf).of(analysis).tokens))
        value.count++;
  }
  return words;
}

const folder = resolve(process.argv[2] ?? "corpora");
const words = readdirSync(folder)
  .filter((name) => name.endsWith(".txt.gz"))
  .reduce((sum, name) => sum + read(join(folder, name)), 0);

const counts = new Map(rows.map(({ path, line, count }) => [`${path}\t${line}`, count]));
const levelled = (path) => (line) => {
  const count = counts.get(`${path}\t${line}`);
  const [find = "", instead = "", level = ""] = line.split("\t");
  if (count === undefined || level !== "" || (count * 1_000_000) / words <= mostOf(path)) return line;
  return [find, instead, "picky"].join("\t");
};
for (const { path, lines } of files) writeFileSync(new URL(path, tables), `${lines.map(levelled(path)).join("\n")}\n`);
const loud = rows.filter(({ path, line }) => levelled(path)(line) !== line).length;
console.log(`${words} words: ${loud} of ${rows.length} rows are picky now.`);
