// Takes words met in open texts that the dictionaries lack into packages/lexicon/data/rare-met.txt.
//   node scripts/data/met-words.mjs FOLDER WORDS
// FOLDER holds GENRE.txt.gz files as for count-words.mjs; WORDS is a list of words, one a line: words.txt of the npm package
// word-list. A word of that list counts when it was met at all, another one when two sources have it. Words near a common
// one are left out, for they are met more often as slips; what else was wrong is in data/removed.txt.
import { createReadStream, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { createGunzip } from "node:zlib";
import { dataFolder, listedWords } from "../../packages/lexicon/src/listed-words.ts";
import { nearCommon } from "../../packages/lexicon/src/near-common.ts";
import { frequencyOf, readCounts } from "../../packages/lexicon/src/word-counts.ts";

const [folder, listFile] = process.argv.slice(2);
if (!folder || !listFile) throw new Error("Name the texts and the list: node scripts/data/met-words.mjs FOLDER WORDS");

const list = "rare-met.txt";
/** About as common as “definitely”; `wordEntries` draws the line there, too. */
const commonEnough = 110;

const { known } = listedWords((file) => file !== list);
const counts = readCounts(readFileSync(new URL("counts.tsv", dataFolder), "utf8"));
const isSlip = nearCommon([...known].filter((word) => frequencyOf(counts.get(word) ?? 0) >= commonEnough));
const listed = new Set(readFileSync(listFile, "utf8").split("\n"));
/** Word → the sources that have it. */
const met = new Map();
for (const file of readdirSync(folder).filter((name) => name.endsWith(".txt.gz"))) await readGenre(file);

const fresh = [...met].filter(([word, sources]) => listed.has(word) || sources.size > 1).map(([word]) => word);
const kept = fresh.filter((word) => !isSlip(word)).sort();
const head = `# Words the dictionaries lack that open texts have (scripts/data/met-words.mjs): those of the word list of the npm package
# word-list 4.1.0 (Sindre Sorhus, MIT, licences/word-list.txt), and those of two sources or more. Accepted, seldom suggested.
`;
writeFileSync(new URL(list, dataFolder), head + kept.map((word) => `${word}\n`).join(""));
console.log(kept.length, "words");

async function readGenre(file) {
  let source = file;
  const lines = createInterface({
    input: createReadStream(join(folder, file)).pipe(createGunzip()),
    crlfDelay: Number.POSITIVE_INFINITY,
  });
  for await (const line of lines) {
    if (line.startsWith("# ")) source = line;
    else for (const word of smallWordsOf(line)) note(word, source);
  }
}

/** Words without a capital, an apostrophe or a hyphen. */
function smallWordsOf(line) {
  return line.normalize("NFC").match(/(?<![\p{L}'’‑-])\p{Ll}{4,}(?![\p{L}'’‑-])/gu) ?? [];
}

function note(word, source) {
  if (known.has(word)) return;
  met.set(word, (met.get(word) ?? new Set()).add(source));
}
