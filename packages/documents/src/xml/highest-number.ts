/** Returns the highest number that the first group of a pattern has in a source, however many there are; 0 without any. */
export function highestNumber(source: string, pattern: RegExp): number {
  let highest = 0;
  for (const [, number] of source.matchAll(pattern)) highest = Math.max(highest, Number(number));
  return highest;
}
