import { RE2JS } from "re2js";

/** Characters of a pattern, at most. */
export const longestPattern = 1000;
const mostRepetitions = 1000;
const lookaround = /\(\?<?[=!]|\(\?>|\\[1-9]|\\k</;

const repetitionsIn = (pattern: string): number =>
  [...pattern.matchAll(/\{(\d+)(?:,(\d*))?\}/g)].reduce(
    (product, [, low = "1", high]) => product * Math.max(1, Number(high || low)),
    1,
  );

/** What is wrong with a pattern: too long, endless repetitions, what takes more than linear time, or no pattern at all. */
export type WhyNotPattern = "long" | "repeats" | "lookaround" | "unreadable";

/** Why a pattern cannot run on an engine that takes linear time; undefined when it can. */
export function whyNotLinear(pattern: string): WhyNotPattern | undefined {
  if (pattern.length > longestPattern) return "long";
  if (repetitionsIn(pattern) > mostRepetitions) return "repeats";
  try {
    RE2JS.compile(pattern);
    return undefined;
  } catch {
    return lookaround.test(pattern) ? "lookaround" : "unreadable";
  }
}

/** Tells whether all of a text is what the pattern stands for, in any letter case; undefined when it cannot run. */
export function fullMatcher(pattern: string): ((text: string) => boolean) | undefined {
  if (whyNotLinear(pattern) !== undefined) return undefined;
  const compiled = RE2JS.compile(`(?:${pattern})`, RE2JS.CASE_INSENSITIVE);
  return (text) => compiled.matcher(text).matches();
}

/** True when a replacement names a group (`$2`) that the pattern, which can run, does not have. */
export const namesMissingGroup = (pattern: string, replace: string): boolean =>
  [...replace.matchAll(/\$(\d)/g)].some(([, group]) => Number(group) > RE2JS.compile(pattern).groupCount());
