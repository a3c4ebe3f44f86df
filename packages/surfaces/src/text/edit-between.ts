/** The replacement of the characters from `from` to `to` of a text. */
export interface TextReplacement {
  readonly from: number;
  readonly to: number;
  readonly insert: string;
}

/** Returns the shortest edit that turns `before` into `after`, and the earliest if there are several. */
export function editBetween(before: string, after: string): TextReplacement {
  const shorter = Math.min(before.length, after.length);
  let tail = 0;
  while (tail < shorter && before[before.length - 1 - tail] === after[after.length - 1 - tail]) tail++;
  let from = 0;
  while (from < shorter - tail && before[from] === after[from]) from++;
  return { from, to: before.length - tail, insert: after.slice(from, after.length - tail) };
}
