import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { encodeWords } from "@housestyle/engine";
import { dataFolder, wordSources } from "./listed-words.ts";
import { readPhrases } from "./read-phrases.ts";
import { readCounts } from "./word-counts.ts";
import { wordEntries } from "./word-entries.ts";

// Builds dist/lexicon.bin from the dictionaries installed through npm and the lists of data/, and dist/phrases.txt, which
// the page fetches, from data/phrases.

const counts = readCounts(readFileSync(new URL("counts.tsv", dataFolder), "utf8"));
const entries = wordEntries({ ...wordSources(), counts });
const dist = new URL("../dist/", import.meta.url);
mkdirSync(dist, { recursive: true });
writeFileSync(new URL("lexicon.bin", dist), encodeWords(entries));
writeFileSync(new URL("phrases.txt", dist), await readPhrases());
process.stdout.write(`packages/lexicon/dist/lexicon.bin: ${entries.length} words\n`);
