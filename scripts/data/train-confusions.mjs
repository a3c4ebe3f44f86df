// Learns from open text which word of a set belongs into a sentence, and packs it beside the sets:
//   node scripts/data/train-confusions.mjs TEXTS
// TEXTS holds GENRE.txt.gz files: a paragraph a line, “# …” names the source of what follows. Only weights of features
// are kept, no passage. Takes some minutes and two gigabytes.
import { readFile, writeFile } from "node:fs/promises";
import { occurrences } from "./confusions/occurrences.mjs";
import { packPairs } from "./confusions/pack-pairs.mjs";
import { pairsOf, slipsOf } from "./confusions/pairs-of.mjs";
import { threshold } from "./confusions/threshold.mjs";
import { scores, trainPair } from "./confusions/train-pair.mjs";
import { seeded } from "./syntax/random.mjs";

const [texts] = process.argv.slice(2);
if (!texts) throw new Error("Name the texts: node scripts/data/train-confusions.mjs TEXTS");
const folder = new URL("../../packages/lexicon/data/confusions/", import.meta.url);

const pairs = pairsOf(await readFile(new URL("sets.txt", folder), "utf8"));
const corrected = slipsOf(await readFile(new URL("slips.tsv", folder), "utf8"));

const random = seeded(7);
const { learn, apart } = await occurrences(
  texts,
  new Set(pairs.flatMap(({ first, second }) => [first, second])),
  random,
);
const { words } = apart;
console.log(words, "words apart");

/** A word that was met less often cannot be told from another. */
const fewest = 15;
/** Of a word met less often too little is known to be bold: slips count as seldom. */
const fewestToBeBold = 300;
const seldom = 100;
/** So many words were written, it is assumed, for the corrections that were counted. */
const written = 4_000_000;
/** What was never corrected happens, too: what most writers mistake more often than the rest. */
const unmet = (slips) => (slips <= 25 ? 1 : slips <= 100 ? 0.4 : 0.05);
/** Those who mistake a word do so more often than this, however common the word is. */
const mostly = (slips) => (slips <= 25 ? 150 : slips <= 100 ? 800 : Number.POSITIVE_INFINITY);
/** One in so many uses of `meant` is written as the other word, by those who mistake them, and by what was corrected. */
const slipsIn = (count, meant, slips) =>
  Math.min(mostly(slips), Math.max(slips, (written * meant) / words / (count + unmet(slips))));
const packed = [];
for (const { first, second, slips } of pairs) {
  const a = learn.of(first);
  const b = learn.of(second);
  if (a.kept < fewest || b.kept < fewest) {
    console.log(`${first} ${second}\tseldom ${a.count} ${b.count}`);
    continue;
  }
  const model = trainPair(a, b, random);
  // Where only a part was kept, the words were learnt as if they were as common as what was kept.
  model.bias += Math.log(b.count / b.kept) - Math.log(a.count / a.kept);
  const inA = scores(apart.of(first), model);
  const inB = scores(apart.of(second), model);
  const bold = Math.min(a.kept, b.kept) >= fewestToBeBold;
  const counts = { a: apart.of(first).count, b: apart.of(second).count };
  const told = bold ? slips : Math.max(slips, seldom);
  const forB = slipsIn(corrected(first, second), counts.b, told);
  const forA = slipsIn(corrected(second, first), counts.a, told);
  const toB = threshold({ right: inA, wrong: inB, written: counts.a, meant: counts.b, words, slips: forB });
  const turned = (all) => all.map((each) => -each).reverse();
  const toA = threshold({
    right: turned(inB),
    wrong: turned(inA),
    written: counts.b,
    meant: counts.a,
    words,
    slips: forA,
  });
  const shown = (t) => (t ? `${(t.score / 16).toFixed(1)} ${t.caught.toFixed(2)}` : "never");
  console.log(
    `${first} ${second}\t${counts.a} ${counts.b}\t→${second} ${shown(toB)}\t→${first} ${shown(toA)}\t${model.weights.size}`,
  );
  if (toA || toB) packed.push({ first, second, ...model, toFirst: toA?.score, toSecond: toB?.score });
}
await writeFile(new URL("weights.bin", folder), packPairs(packed));
console.log(packed.length, "pairs");
