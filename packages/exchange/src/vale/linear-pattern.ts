import { LinearPatternError, linearPattern } from "@housestyle/engine/linear";

/** The most characters of a pattern. Published styles list hundreds of words in one. */
export const longestPattern = 5000;
const mostRepetitions = 1000;

const repetitionsIn = (pattern: string): number =>
  [...pattern.matchAll(/\{(\d+)(?:,(\d*))?\}/g)].reduce(
    (product, [, low = "1", high]) => product * Math.max(1, Number(high || low)),
    1,
  );

/** What is wrong with a pattern: too long, too many repetitions, not linear, or invalid. */
export type WhyNotPattern = "long" | "repeats" | LinearPatternError["why"];

/** Returns why a pattern cannot run in linear time, or undefined if it can. */
export function whyNotLinear(pattern: string): WhyNotPattern | undefined {
  if (pattern.length > longestPattern) return "long";
  if (repetitionsIn(pattern) > mostRepetitions) return "repeats";
  try {
    linearPattern(pattern);
    return undefined;
  } catch (error) {
    if (error instanceof LinearPatternError) return error.why;
    throw error;
  }
}

/**
 * Returns a function that tests whether a pattern matches a whole text in any case, or undefined if the pattern cannot
 * run.
 */
export function fullMatcher(pattern: string): ((text: string) => boolean) | undefined {
  // Alone first: “a)|(b” is no pattern, though it is one in brackets.
  if (whyNotLinear(pattern) !== undefined) return undefined;
  const whole = linearPattern(`(?i)^(?:${pattern})$`);
  return (text) => whole.fits(text);
}

/** Whether a replacement refers to a group (`$2`) that the pattern does not have. */
export const namesMissingGroup = (pattern: string, replace: string): boolean =>
  [...replace.matchAll(/\$(\d)/g)].some(([, group]) => Number(group) >= linearPattern(pattern).groups);
