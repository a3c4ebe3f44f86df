import type { WeeklyInsight } from "@housestyle/contract";

/** How often something occurred, and in how many words. */
export interface Met {
  readonly times: number;
  readonly words: number;
}

/** The fewest words from which a rate is meaningful. */
export const fewestWords = 300;
/** The significance level of a change. */
const chance = 0.01;

/** Returns the rate per 1,000 words, rounded to tenths, or null for too few words. */
export function per1000({ times, words }: Met): number | null {
  return words < fewestWords ? null : Math.round((10_000 * times) / words) / 10;
}

/**
 * Whether something is met less or more often than before. Were it as frequent as ever, each time it was met would fall
 * into the words of now with the share that these have of all: how probable it is that so few, or so many, do is the
 * sum of a binomial tail.
 */
export function trendOf(now: Met, before: Met): WeeklyInsight["Kinds"][number]["Trend"] {
  if (now.words < fewestWords || before.words < fewestWords) return "unknown";
  const all = now.times + before.times;
  const share = now.words / (now.words + before.words);
  if (binomialTail(now.times, all, share) <= chance) return "less";
  if (binomialTail(before.times, all, 1 - share) <= chance) return "more";
  return "same";
}

/** Returns the probability of at most `most` successes in `tries` trials with probability `share`, between 0 and 1. */
function binomialTail(most: number, tries: number, share: number): number {
  const odds = Math.log(share) - Math.log1p(-share);
  let logarithm = tries * Math.log1p(-share);
  let sum = Math.exp(logarithm);
  for (let hits = 1; hits <= most; hits += 1) {
    logarithm += odds + Math.log((tries - hits + 1) / hits);
    sum += Math.exp(logarithm);
  }
  return sum;
}
