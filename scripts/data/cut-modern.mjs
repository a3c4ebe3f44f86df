/**
 * Cuts modern prose to measure with from open texts: whole paragraphs, evenly spread over each source.
 *   node scripts/data/cut-modern.mjs TEXTS
 * TEXTS holds GENRE.txt.gz files: a paragraph a line, “# …” names the source of what follows. Only sources in the public
 * domain are taken. Writes corpora/modern.txt.gz and, of other texts, corpora/reserve.txt.gz.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { root } from "../lib/root.mjs";

const [texts] = process.argv.slice(2);
if (!texts) throw new Error("Name the texts: node scripts/data/cut-modern.mjs TEXTS");

/** [genre, source, words]: works of the United States government, or dedicated to the public domain with CC0 1.0. */
const cuts = {
  modern: [
    ["web", "GSA/digitalgov.gov", 50_000],
    ["business", "18F/handbook", 20_000],
    ["business", "publiccodenet/about", 15_000],
    ["technical", "python/peps", 20_000],
    ["technical", "ethereum/EIPs", 10_000],
  ],
  reserve: [
    ["business", "GSA/digitalgov.gov", 25_000],
    ["business", "GSA/idmanagement.gov", 15_000],
    ["business", "18F/guides", 15_000],
    ["web", "cloud-gov/cg-site", 10_000],
  ],
};

const countOf = (text) => text.split(/\s+/).length;
/** Shorter paragraphs are headings and lists more often than not. */
const fewestWords = 12;

function paragraphsOf(genre, source) {
  const found = [];
  let isIts = false;
  for (const line of gunzipSync(readFileSync(join(texts, `${genre}.txt.gz`)))
    .toString("utf8")
    .split("\n")) {
    if (line.startsWith("# ")) isIts = line === `# ${source}`;
    else if (isIts && countOf(line) >= fewestWords && /[.!?:]["”’)]?$/u.test(line)) found.push(line);
  }
  return found;
}

/** So many words of whole paragraphs, evenly spread. */
function spread(paragraphs, words) {
  const share = Math.min(1, words / paragraphs.reduce((sum, each) => sum + countOf(each), 0));
  return paragraphs.filter((_, i) => Math.floor((i + 1) * share) > Math.floor(i * share));
}

for (const [name, sources] of Object.entries(cuts)) {
  const lines = sources.flatMap(([genre, source, words]) => [
    `# ${source} (${genre})`,
    ...spread(paragraphsOf(genre, source), words),
  ]);
  writeFileSync(join(root, "corpora", `${name}.txt.gz`), gzipSync(`${lines.join("\n")}\n`, { level: 9 }));
  console.log(name, countOf(lines.join(" ")), "words");
}
