/** The text with its first letter made a capital; marks in front of the letter stay. */
export const capitalized = (text: string): string =>
  text.replace(/^([^\p{L}]*)(\p{Ll})/u, (_, before: string, letter: string) => before + letter.toUpperCase());

const isUpper = (text: string): boolean => /\p{Lu}/u.test(text) && text === text.toUpperCase();

/** `replacement` in the case of what it replaces: ALL CAPS, First letter, or as it is. */
export function likeCase(original: string, replacement: string): string {
  if (isUpper(original) && original.replace(/[^\p{L}]/gu, "").length > 1) return replacement.toUpperCase();
  return /^[^\p{L}]*\p{Lu}/u.test(original) ? capitalized(replacement) : replacement;
}
