// Learns where the package `syllable` counts one too many or too few, for packages/engine/src/language/syllable-slips.ts:
//
//     node scripts/data/learn-syllables.mjs
//
// From the words of the CMU dictionary that are no reserve (packages/explorer/bench/spoken.ts): one shape of letters after the other is
// taken that puts more words right than it puts wrong (transformation-based learning, Brill 1995), as long as it gains anything.
// Words that counted prose has weigh four times as much as others, which are mostly names.
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { isReserve, spoken } from "../../packages/explorer/bench/spoken.ts";

// The package is the engine's.
const { syllable } = createRequire(new URL("../../packages/engine/package.json", import.meta.url))("syllable");
const weights = { counted: 1, other: 0.25 };
const longest = 8;
/** So many words, weighed, a shape has to put right: a short one may do so by chance, a long one speaks of a word and its kin. */
const needed = (shape) => (shape.length >= 6 ? 0.9 : 1.7);

const counted = new Set(
  readFileSync(new URL("../../packages/lexicon/data/counts.tsv", import.meta.url), "utf8")
    .split("\n")
    .map((line) => line.split("\t")[0]),
);
const words = [...spoken]
  .filter(([word]) => /^[a-z]+$/.test(word) && !isReserve(word))
  .map(([word, right]) => ({
    ...{ shapes: shapesOf(word), right: [...right], said: Math.max(1, syllable(word)) },
    weight: counted.has(word) ? weights.counted : weights.other,
  }));

/** The rows of two letters and more in a word, `^` and `$` its ends, the first or last one perhaps any vowel or consonant. */
function shapesOf(word) {
  const marked = `^${word}$`;
  const all = new Set();
  for (let from = 0; from < marked.length; from++) {
    for (let to = from + 2; to <= Math.min(marked.length, from + longest); to++) {
      const shape = marked.slice(from, to);
      all.add(shape);
      if (shape.length > 2) all.add(kindOf(shape[0]) + shape.slice(1)).add(shape.slice(0, -1) + kindOf(shape.at(-1)));
      if (shape.length > 3) all.add(kindOf(shape[0]) + shape.slice(1, -1) + kindOf(shape.at(-1)));
    }
  }
  return all;
}

function kindOf(letter) {
  if (/[aeiouy]/.test(letter)) return "V";
  return /[a-z]/.test(letter) ? "C" : letter;
}

/** The shapes of several words, with these words and what each gains by one syllable more or less. */
const known = new Map();
for (const word of words) {
  for (const shape of word.shapes) {
    const own = known.get(shape) ?? { shape, words: [], more: 0, less: 0, least: needed(shape) };
    own.words.push(word);
    known.set(shape, own);
  }
}
for (const word of words) word.known = [...word.shapes].flatMap((shape) => known.get(shape) ?? []);

const faultOf = ({ right }, said) => Math.min(...right.map((each) => Math.abs(each - said)));

/** Adds what a word gains to its shapes, or takes it off. */
function count(word, sign) {
  const fault = faultOf(word, word.said);
  const gain = (by) => sign * word.weight * (fault - faultOf(word, word.said + by));
  const [more, less] = [gain(1), gain(-1)];
  for (const each of word.known) {
    each.more += more;
    each.less += less;
  }
}

for (const word of words) count(word, 1);
const learnt = new Map();
for (;;) {
  let best = { gain: 0 };
  for (const each of known.values()) {
    const gain = Math.max(each.more, each.less);
    // Of shapes that gain alike the shortest is taken.
    const weighed = gain + (10 - each.shape.length) / 1000;
    if (gain >= each.least && weighed > best.gain) best = { gain: weighed, each, by: each.more === gain ? 1 : -1 };
  }
  if (!best.each) break;
  learnt.set(best.each.shape, (learnt.get(best.each.shape) ?? 0) + best.by);
  for (const word of best.each.words) {
    count(word, -1);
    word.said += best.by;
    count(word, 1);
  }
}

const listed = (is) =>
  [...learnt]
    .filter(([, by]) => is(by))
    .map(([shape]) => shape)
    .sort()
    .join(" ")
    .replaceAll(/(.{1,110}) /g, "$1\n");
writeFileSync(
  new URL("../../packages/engine/src/language/syllable-slips.ts", import.meta.url),
  `/**
 * Where the package \`syllable\` counts one too few or one too many: rows of letters, \`^\` and \`$\` the ends of a word, \`V\` any vowel,
 * \`C\` any consonant. Learnt from four fifths of the CMU Pronouncing Dictionary by scripts/data/learn-syllables.mjs; not to be edited.
 */
export const tooFew = \`${listed((by) => by > 0)}\`;
export const tooMany = \`${listed((by) => by < 0)}\`;
`,
);
const right = words.filter((word) => faultOf(word, word.said) === 0);
console.log(
  `${learnt.size} shapes; ${((100 * right.length) / words.length).toFixed(1)} % of the words they were learnt from are right`,
);
