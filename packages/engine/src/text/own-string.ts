/** V8 copies slices shorter than this; longer ones point into the text they were cut from. */
const shared = 13;

/**
 * The same text in memory of its own. A slice shares the memory of what it was cut from: one long word that is kept
 * would keep the whole book it stood in.
 */
export function ownString(text: string): string {
  return text.length < shared ? text : ` ${text}`.slice(1);
}
