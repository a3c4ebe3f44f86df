/** What may be markup in one format or another. */
const signs = /[\\{}%$&#_^~<>*`|[\]]/g;

/** The signs of some words that may be markup: a fix that keeps them changes words alone. */
export const signsIn = (words: string): string => (words.match(signs) ?? []).sort().join("");
