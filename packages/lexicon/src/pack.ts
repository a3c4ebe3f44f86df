import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { encodeWords, spreadAssets } from "@housestyle/engine";
import { readConfusions, readParser, readTagger } from "./index.ts";
import { dataFolder, wordSources } from "./listed-words.ts";
import { readPhrases } from "./read-phrases.ts";
import { packSpread } from "./spread-file.ts";
import { readCounts } from "./word-counts.ts";
import { wordEntries } from "./word-entries.ts";

// Builds dist/lexicon.bin from the dictionaries installed through npm and the lists of data/, dist/phrases.txt, which the
// page fetches, from data/phrases, and dist/spread.bin, all that Node opens, ready to be used where it lies.

const counts = readCounts(readFileSync(new URL("counts.tsv", dataFolder), "utf8"));
const entries = wordEntries({ ...wordSources(), counts });
const dist = new URL("../dist/", import.meta.url);
mkdirSync(dist, { recursive: true });
const lexicon = encodeWords(entries);
writeFileSync(new URL("lexicon.bin", dist), lexicon);
const [tagger, parser, confusions, phrases] = await Promise.all([
  readTagger(),
  readParser(),
  readConfusions(),
  readPhrases(),
]);
writeFileSync(new URL("phrases.txt", dist), phrases);
writeFileSync(new URL("spread.bin", dist), packSpread(spreadAssets({ lexicon, tagger, parser, confusions, phrases })));
process.stdout.write(`packages/lexicon/dist/lexicon.bin: ${entries.length} words\n`);
