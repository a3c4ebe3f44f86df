import { readFileSync } from "node:fs";
import { syllables } from "@housestyle/engine";
import { isReserve, spoken } from "./spoken.ts";

// Syllables against the fifth of the CMU dictionary that nothing is learnt from: words of running text as often as they come, and each word once.

const counts = readFileSync(new URL("../../lexicon/data/counts.tsv", import.meta.url), "utf8");
const all = counts.split("\n").flatMap((line): [string, number][] => {
  const [word = "", count = ""] = line.split("\t");
  return spoken.has(word) && isReserve(word) ? [[word, Number(count)]] : [];
});

const isRight = (word: string): boolean => spoken.get(word)?.has(syllables(word)) ?? false;
const sum = (words: readonly (readonly [string, number])[]): number => words.reduce((all, [, count]) => all + count, 0);
const right = all.filter(([word]) => isRight(word));
const share = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(1)} %`;
console.log(`held out: ${sum(all)} words of counted prose, ${all.length} different ones`);
console.log(
  `  right: ${share(sum(right), sum(all))} of running text, ${share(right.length, all.length)} of the different words`,
);
const wrong = all.filter(([word]) => !isRight(word)).sort(([, a], [, b]) => b - a);
console.log(
  `  wrong most often: ${wrong
    .slice(0, 12)
    .map(([word, count]) => `${word} ${count}`)
    .join(", ")}`,
);
