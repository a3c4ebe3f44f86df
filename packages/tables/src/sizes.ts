/** How long members of rows may be. Lengths count UTF-16 code units. */
export const sizes = {
  name: 100,
  folderName: 60,
  description: 500,
  language: 16,
  url: 2_000,
  /** A word or expression of a dictionary. */
  dictionaryWord: 100,
  /** A term, and each of its variants. */
  termText: 100,
  /** `Match`, `Replace`, example sentences of a saved rule, and its message. */
  savedPattern: 500,
  savedMessage: 200,
  snippetText: 10_000,
} as const;
