/** Words as Word looks for them: `^` begins a code of its own. */
export const searched = (words: string): string => words.replaceAll("^", "^^");

/** Word takes every shape of a quotation mark for the same when it searches. */
const folded = (text: string): string => text.replace(/[‘’‛ʼ]/g, "'").replace(/[“”‟]/g, '"');

/** How long what is searched for may be. */
export const longestSearch = 255;

/**
 * Which of the places where Word finds these words begins at `start`, from 0: it looks from the front, and one place does not reach
 * into another. Undefined when none does.
 */
export function nthOf(text: string, words: string, start: number): number | undefined {
  const [there, looked] = [folded(text), folded(words)];
  if (looked === "") return undefined;
  for (let at = there.indexOf(looked), nth = 0; at >= 0; at = there.indexOf(looked, at + looked.length), nth++)
    if (at === start) return nth;
  return undefined;
}
