// Cuts open text into sentences for annotate.py: train.txt and, from other paragraphs, test.txt.
//   node scripts/data/cut-sentences.mjs TEXTS FOLDER
// TEXTS holds GENRE.txt.gz files: a paragraph a line, “# …” names the source of what follows. As much is taken of each.
import { createReadStream, createWriteStream, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { createGunzip } from "node:zlib";
import { AssetShelf } from "../../packages/engine/src/facts/assets.ts";
import { cut } from "../../packages/engine/src/facts/cut.ts";
import { ParagraphFacts } from "../../packages/engine/src/facts/paragraph-facts.ts";
import { cutWord } from "../../packages/engine/src/syntax/pieces.ts";
import { seeded } from "./syntax/random.mjs";

const [texts, folder] = process.argv.slice(2);
if (!folder) throw new Error("Name two folders: node scripts/data/cut-sentences.mjs TEXTS FOLDER");

/** Pieces of each genre to learn from, and to try what was learnt. */
const wanted = 420_000;
const kept = 25_000;
/** About as many letters as these make when they are packed. */
const packedBytes = wanted * 2.2;

const random = seeded(2);
const shelf = new AssetShelf();
const train = createWriteStream(join(folder, "train.txt"));
const test = createWriteStream(join(folder, "test.txt"));

for (const genre of readdirSync(texts).filter((name) => name.endsWith(".txt.gz"))) {
  const file = join(texts, genre);
  const share = Math.min(1, packedBytes / statSync(file).size);
  const lines = createInterface({ input: createReadStream(file).pipe(createGunzip()) });
  let apart = 0;
  let all = 0;
  for await (const line of lines) {
    if (line.startsWith("# ") || line.trim() === "" || random() > share) continue;
    const isApart = apart < kept && random() < 0.06;
    for (const pieces of sentencesOf(line.normalize("NFC"))) {
      (isApart ? test : train).write(`${pieces.join("\t")}\n`);
      if (isApart) apart += pieces.length;
      all += pieces.length;
    }
  }
  console.log(genre, all, "pieces,", apart, "of them apart");
}

/** The sentences of a paragraph as pieces; one with code or an address in it tells nothing of English. */
function sentencesOf(text) {
  const { tokens, sentences } = new ParagraphFacts({ text, kind: "prose" }, "en-US", shelf).of(cut);
  return sentences
    .map(({ first, last }) => tokens.slice(first, last))
    .filter((sentence) => !sentence.some(({ kind }) => kind === "opaque"))
    .map((sentence) => sentence.flatMap(piecesOf))
    .filter((pieces) => pieces.length > 1 && pieces.length <= 70);
}

function piecesOf({ kind, text }) {
  if (kind !== "word") return [text.replaceAll("’", "'")];
  const { head, tail } = cutWord(text);
  return tail === undefined ? [head] : [head, tail];
}
