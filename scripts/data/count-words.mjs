// Counts the words of a folder of open texts for packages/lexicon/data/counts.tsv.
//   node scripts/data/count-words.mjs FOLDER [--propose FILE]
// FOLDER holds GENRE.txt.gz files: a paragraph a line, “# …” names the source of what follows, blank lines part documents.
// --propose writes words the dictionaries lack, with their figures, for people to read and choose from.
import { writeFileSync } from "node:fs";
import { listedWords } from "../../packages/lexicon/src/listed-words.ts";
import { packedTexts } from "./packed-texts.mjs";
import { proposals } from "./propose-words.mjs";
import { Tally } from "./tally.mjs";

const [folder, flag, proposalFile] = process.argv.slice(2);
if (!folder) throw new Error("Name the folder of texts: node scripts/data/count-words.mjs FOLDER");

const { known, rude } = listedWords();
const tally = new Tally(known);
for (const { file, lines } of packedTexts(folder)) {
  for await (const line of lines()) tally.line(line);
  tally.endGenre(file.replace(/\.txt\.gz$/, ""));
  console.log(file, tally.words, "words so far,", tally.size, "spellings");
}

const counts = tally.counts().filter(([word, count]) => known.has(word) && !rude.has(word) && count > 0);
counts.sort(([a], [b]) => (a < b ? -1 : 1));
const head =
  "# Word, and how often it is met in a hundred million words of mixed prose. Made by scripts/data/count-words.mjs.\n";
writeFileSync(
  new URL("../../packages/lexicon/data/counts.tsv", import.meta.url),
  head + counts.map(([word, count]) => `${word}\t${count}\n`).join(""),
);
console.log(counts.length, "words counted");
if (flag === "--propose" && proposalFile) writeFileSync(proposalFile, proposals(tally, known));
