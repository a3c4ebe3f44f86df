/** V8 copies slices shorter than this; longer ones point into the text they were cut from. */
const shared = 13;

/**
 * Returns a copy of a string that does not share memory with the string it was sliced from. Without it, keeping one word can
 * keep a whole book in memory.
 */
export function ownString(text: string): string {
  return text.length < shared ? text : ` ${text}`.slice(1);
}
