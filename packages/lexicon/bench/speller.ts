import { readFileSync } from "node:fs";
import { type Lexicon, openLexicon } from "@housestyle/engine";
import { readLexicon } from "../src/index.ts";
import { readCounts } from "../src/word-counts.ts";

// How fast the speller is: opening, looking up, suggesting; and what it keeps in memory.
//   node packages/lexicon/bench/speller.ts (with Node 24)

const bytes = await readLexicon();
const counts = readCounts(readFileSync(new URL("../data/counts.tsv", import.meta.url), "utf8"));
const words = [...counts].sort((a, b) => b[1] - a[1]).map(([word]) => word);

/** Numbers below `below`, the same in every run. */
function createChance(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const chance = createChance(7);
const letter = () => String.fromCharCode(97 + chance(26));

/** A word with one slip somewhere behind its first letter. */
function misspelt(word: string): string {
  const at = 1 + chance(word.length - 2);
  const [head, here, next, tail] = [word.slice(0, at), word[at] ?? "", word[at + 1] ?? "", word.slice(at + 2)];
  return (
    [head + next + here + tail, head + next + tail, head + letter() + next + tail, head + here + here + next + tail][
      chance(4)
    ] ?? word
  );
}

function milliseconds(work: () => unknown): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

function percentile(times: readonly number[], share: number): string {
  return (times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? 0).toFixed(2);
}

function measureLookups(lexicon: Lexicon): string {
  // Prose repeats its common words: rank r comes up in proportion to 1/r.
  const text = Array.from(
    { length: 200_000 },
    () => words[Math.floor(words.length ** (chance(1_000_000) / 1_000_000))] ?? "the",
  );
  const lookUp = () => text.filter((word) => lexicon.knows(word, "en-US")).length;
  lookUp();
  const time = milliseconds(lookUp);
  return `${(text.length / time / 1000).toFixed(1)} million lookups/s`;
}

function measureSuggestions(lexicon: Lexicon): string {
  const common = words.slice(0, 20_000).filter((word) => word.length > 3);
  const unknown = Array.from({ length: 3000 }, () => misspelt(common[chance(common.length)] ?? "friend"));
  const asked = unknown.filter((word) => !lexicon.isWord(word));
  const times = asked.map((word) => milliseconds(() => lexicon.suggest(word, "en-US")));
  return `suggesting, ${asked.length} words: median ${percentile(times, 0.5)} ms, p99 ${percentile(times, 0.99)} ms, most ${percentile(times, 0.9999)} ms`;
}

const before = process.memoryUsage();
const cold = milliseconds(() => openLexicon(bytes));
const warm = Array.from({ length: 20 }, () => milliseconds(() => openLexicon(bytes)));
const lexicon = openLexicon(bytes);
lexicon.suggest("recieve", "en-US");
console.log(`${lexicon.size} words, ${bytes.length} bytes`);
console.log(`opening: first ${cold.toFixed(1)} ms, then median ${percentile(warm, 0.5)} ms`);
console.log(measureLookups(lexicon));
console.log(measureSuggestions(lexicon));
globalThis.gc?.();
const after = process.memoryUsage();
console.log(
  `array buffers held: ${((after.arrayBuffers - before.arrayBuffers) / 2 ** 20).toFixed(1)} MB (run with --expose-gc)`,
);
