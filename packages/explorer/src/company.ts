/**
 * The kinds of company a word keeps, in the order of their numbers in the file: the relation they were counted as, in
 * which of its two places the word itself stands, and what its companions are.
 */
export const companyKinds = [
  { relation: "an", of: 2, name: "adjective + noun" },
  { relation: "an", of: 1, name: "adjective + noun" },
  { relation: "vn", of: 2, name: "verb + noun" },
  { relation: "vn", of: 1, name: "verb + noun" },
  { relation: "rv", of: 2, name: "adverb + verb" },
  { relation: "rv", of: 1, name: "adverb + verb" },
  { relation: "nn", of: 1, name: "noun + of + noun" },
  { relation: "nn", of: 2, name: "noun + of + noun" },
] as const;

/** Both words as they stand together: “make” and “decision”, “loss of life”. */
export function together(kind: number, word: string, companion: string): string {
  const { relation = "an", of = 1 } = companyKinds[kind] ?? {};
  const [first, second] = of === 1 ? [word, companion] : [companion, word];
  if (relation === "nn") return `${first} of ${second}`;
  // “listen intently” reads better than “intently listen”.
  return relation === "rv" ? `${second} ${first}` : `${first} ${second}`;
}
