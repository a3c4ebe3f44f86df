/** Returns the text with its first letter as a capital; marks before the letter stay. */
export const capitalized = (text: string): string =>
  text.replace(/^([^\p{L}]*)(\p{Ll})/u, (_, before: string, letter: string) => before + letter.toUpperCase());

const isUpper = (text: string): boolean => /\p{Lu}/u.test(text) && text === text.toUpperCase();

/** Returns `replacement` in the case of what it replaces: all capitals, a first capital, or unchanged. */
export function likeCase(original: string, replacement: string): string {
  if (isUpper(original) && original.replace(/[^\p{L}]/gu, "").length > 1) return replacement.toUpperCase();
  return /^[^\p{L}]*\p{Lu}/u.test(original) ? capitalized(replacement) : replacement;
}
