// Counts which words, of one piece or with a hyphen, are hardly ever written as two, for
// packages/lexicon/data/phrases/grammar/one-or-two-words.counted.tsv.
//   node scripts/data/split-words.mjs TEXTS
// TEXTS holds GENRE.txt.gz files: a paragraph a line, “# …” names the source of what follows. Only counts are kept.
import { createReadStream, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { createGunzip } from "node:zlib";

const [texts] = process.argv.slice(2);
if (!texts) throw new Error("Name the texts: node scripts/data/split-words.mjs TEXTS");

/** The whole has to be met so often, in so many sources. */
const fewest = { count: 10, sources: 4 };
/** As two words it may be met so often for each time as one. */
const mostSplit = 0.01;
/** Either part is a word of its own that was met so often, and nobody takes for the beginning or the end of another. */
const fewestOfPart = 250;
const affixes = new Set(
  "ad after age aged ages al ant ants app ate bag ban band bar bed bond cap car com con const dis ens ent ents era est eta ex ham her hip hips ice in ion ions ism ist king led les lets lies mac man ness par per pro ran rate red ring rope self sing sion son sons tang ted ten than thin tic tie ties tin tine ting ton tons tor under with".split(
    " ",
  ),
);
/** At some times of the year; she is some what of a bore; keep the count down. */
const rightAsTwo = new Set(
  "some times,some what,none other,on line,count down,heavy set,over view,over views".split(","),
);
/** Of two letters only these are parts. */
const particles = new Set(["on", "up"]);

/** Word or pair → how often it was met, in how many sources, and the last of them. */
class Tally {
  #rows = new Map();

  add(key, source) {
    const row = this.#rows.get(key);
    if (!row) this.#rows.set(key, [1, 1, source]);
    else {
      row[0]++;
      if (row[2] !== source) row[1]++;
      row[2] = source;
    }
  }

  count = (key) => this.#rows.get(key)?.[0] ?? 0;
  isCommon = (key) => this.count(key) >= fewest.count && (this.#rows.get(key)?.[1] ?? 0) >= fewest.sources;
  keys = () => this.#rows.keys();
}

const words = new Tally();
const pairs = new Tally();
let source = 0;
for (const name of readdirSync(texts).filter((each) => each.endsWith(".txt.gz"))) {
  const lines = createInterface({ input: createReadStream(join(texts, name)).pipe(createGunzip()) });
  for await (const line of lines) {
    if (line.startsWith("# ")) source++;
    else {
      for (const [word] of line.matchAll(/(?<![\p{L}\p{N}'’-])[a-z]+(?:-[a-z]+)?(?![\p{L}\p{N}'’-])/gu))
        words.add(word, source);
      for (const [, a, b] of line.matchAll(/(?<![\p{L}\p{N}'’-])([a-z]{2,}) (?=([a-z]{2,})(?![\p{L}\p{N}'’-]))/gu))
        pairs.add(`${a} ${b}`, source);
    }
  }
  console.log(name, source, "sources");
}

const isPart = (word) =>
  (word.length > 2 || particles.has(word)) && !affixes.has(word) && words.count(word) >= fewestOfPart;

/** [the two, the whole] for each way to cut a word in two. */
function* cuts(word) {
  const hyphen = word.indexOf("-");
  if (hyphen > 0) yield [word.slice(0, hyphen), word.slice(hyphen + 1)];
  else for (let at = 2; at <= word.length - 2; at++) yield [word.slice(0, at), word.slice(at)];
}

const rows = new Map();
for (const whole of words.keys()) {
  if (!words.isCommon(whole)) continue;
  for (const [a, b] of cuts(whole)) {
    if (!isPart(a) || !isPart(b) || rightAsTwo.has(`${a} ${b}`)) continue;
    const split = pairs.count(`${a} ${b}`);
    if (split > mostSplit * words.count(whole)) continue;
    const known = rows.get(`${a} ${b}`);
    if (!known || words.count(known) < words.count(whole)) rows.set(`${a} ${b}`, whole);
  }
}
const head =
  "# Words of one piece that are hardly ever written as two. Counted by scripts/data/split-words.mjs.\nfind\tinstead\n";
const sorted = [...rows].sort(([a], [b]) => (a < b ? -1 : 1));
writeFileSync(
  new URL("../../packages/lexicon/data/phrases/grammar/one-or-two-words.counted.tsv", import.meta.url),
  head + sorted.map(([two, one]) => `${two}\t${one}\n`).join(""),
);
console.log(
  sorted.length,
  "rows; met as two",
  sorted.reduce((sum, [two]) => sum + pairs.count(two), 0),
  "times in all",
);
