/** Words as a set, from a text with blanks and breaks between them. */
export const wordSet = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));
