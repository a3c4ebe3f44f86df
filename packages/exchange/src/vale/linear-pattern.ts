import { RE2JS } from "re2js";

const longestPattern = 1000;
const mostRepetitions = 1000;
const lookaround = /\(\?<?[=!]|\(\?>|\\[1-9]|\\k</;

const repetitionsIn = (pattern: string): number =>
  [...pattern.matchAll(/\{(\d+)(?:,(\d*))?\}/g)].reduce(
    (product, [, low = "1", high]) => product * Math.max(1, Number(high || low)),
    1,
  );

/** Why a pattern cannot run on an engine that takes linear time; undefined when it can. */
export function whyNotLinear(pattern: string): string | undefined {
  if (pattern.length > longestPattern) return `it is longer than ${longestPattern} characters`;
  if (repetitionsIn(pattern) > mostRepetitions) return "it repeats too much";
  try {
    RE2JS.compile(pattern);
    return undefined;
  } catch {
    return lookaround.test(pattern) ? "it uses lookaround or back-references" : "it cannot be read";
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
