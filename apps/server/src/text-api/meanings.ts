import type { Section } from "@housestyle/explorer";

/** Returns synonyms by meaning in the format of the public text API. */
export function meaningsOf(sections: readonly Section[]) {
  const byMeaning = new Map<string, { Meaning: string; PartOfSpeech: string; Synonyms: string[] }>();
  for (const { text, meaning = "", partOfSpeech = "" } of sections.flatMap(({ items }) => items)) {
    const key = `${partOfSpeech} ${meaning}`;
    const known = byMeaning.get(key) ?? { Meaning: meaning, PartOfSpeech: partOfSpeech, Synonyms: [] };
    known.Synonyms.push(text);
    byMeaning.set(key, known);
  }
  return [...byMeaning.values()];
}
