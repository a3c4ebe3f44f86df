/** How a word is looked up: lower case, composed, straight apostrophes, single blanks, no blanks or underscores around. */
export function wordKey(text: string): string {
  return text
    .normalize("NFC")
    .toLowerCase()
    .replaceAll(/[’‘]/g, "'")
    .replaceAll(/[\s_]+/g, " ")
    .trim();
}

/** Before, same or after, in the order the packed words have. */
export const compareKeys = (a: string, b: string): number => (a < b ? -1 : Number(a > b));
