import { blockOf } from "./word-table.ts";

/** First letters that are mistaken for one another, because they sound alike or one is silent before the next. */
const alike = ["aeiouyh", "ckqgx", "csxzpt", "fpv", "gjdz", "hw", "hg", "knmgp", "mn", "rwh", "tdpc", "bvp", "uwy"];

/** Returns the blocks of words that may have been meant by a word with these first two letters (classes), as bits. */
export function likelyStarts(first: number, second: number): number {
  let bits = 1 | (1 << 27);
  for (const letter of [first, second]) if (letter >= 1 && letter <= 26) bits |= 1 << letter;
  const typed = String.fromCharCode(96 + first);
  for (const group of alike) {
    if (group.includes(typed)) for (let i = 0; i < group.length; i++) bits |= 1 << blockOf(group.charCodeAt(i));
  }
  return bits;
}
