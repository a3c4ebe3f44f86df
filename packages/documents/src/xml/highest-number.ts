/**
 * Returns the highest number that the first group of a pattern matches in a source, or 0 if there is none. It works for
 * any number of matches.
 */
export function highestNumber(source: string, pattern: RegExp): number {
  let highest = 0;
  for (const [, number] of source.matchAll(pattern)) highest = Math.max(highest, Number(number));
  return highest;
}
