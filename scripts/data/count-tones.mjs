// Prints how often published texts have the words of each tone, for `usual` in packages/reports/src/words/tone.ts:
//
//     node scripts/data/count-tones.mjs FOLDER
//
// FOLDER holds GENRE.txt.gz files: a paragraph a line, “# …” names the source of what follows. Each genre counts alike: 200
// pieces of about 500 words from its beginning to its end. Printed is the mean of what one in four pieces of a genre exceeds.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { createEngine } from "../../packages/engine/src/index.ts";
import { readAssets } from "../../packages/lexicon/src/index.ts";
import { readText, reports } from "../../packages/reports/src/index.ts";

const [folder] = process.argv.slice(2);
if (!folder) throw new Error("Name the folder of texts: node scripts/data/count-tones.mjs FOLDER");
const tone = reports.find(({ id }) => id === "tone");
const engine = createEngine(await readAssets());
const wanted = { pieces: 200, words: 500 };

function piecesOf(path) {
  const lines = gunzipSync(readFileSync(path)).toString("utf8").split("\n");
  const paragraphs = lines.filter((line) => line.trim() !== "" && !line.startsWith("# "));
  const step = Math.floor(paragraphs.length / wanted.pieces);
  return Array.from({ length: wanted.pieces }, (_, at) => {
    const piece = [];
    for (let words = 0, next = at * step; words < wanted.words && next < paragraphs.length; next++) {
      piece.push(paragraphs[next]);
      words += paragraphs[next].split(" ").length;
    }
    return piece.join("\n\n");
  });
}

function ratesOf(text) {
  const paragraphs = engine.paragraphs(text, "plain");
  const reading = readText(engine, text, { paragraphs, dialect: "en-US", style: "general", findings: [] });
  return tone.tell(reading).measures;
}

const perGenre = readdirSync(folder)
  .filter((name) => name.endsWith(".txt.gz"))
  .map((name) => {
    const rates = piecesOf(join(folder, name)).map(ratesOf);
    const quartile = ({ id }, at) => [
      id,
      rates.map((all) => all[at].value).sort((a, b) => a - b)[wanted.pieces * 0.75],
    ];
    return { name, quartiles: Object.fromEntries((rates[0] ?? []).map(quartile)) };
  });
for (const { name, quartiles } of perGenre) console.log(name, JSON.stringify(quartiles));
for (const id of Object.keys(perGenre[0]?.quartiles ?? {})) {
  const mean = perGenre.reduce((sum, { quartiles }) => sum + quartiles[id], 0) / perGenre.length;
  console.log(id, mean.toFixed(1));
}
