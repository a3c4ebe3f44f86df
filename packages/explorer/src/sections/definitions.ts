import type { Book } from "../book.ts";
import { commonestSenses } from "../commonest-senses.ts";
import { readGloss } from "../gloss.ts";
import { partNames } from "../part-names.ts";
import type { SectionItem } from "../section.ts";
import type { Subject } from "../subject.ts";

/** What a word means, by part of speech, the commonest meaning first. */
export function definitions(book: Book, { word }: Subject): SectionItem[] {
  const senses = commonestSenses(book, word);
  const most = Math.max(1, ...senses.map(({ uses }) => uses));
  return senses.map(({ synset, uses }) => {
    const { definition, examples } = readGloss(book.glosses.at(synset));
    return {
      text: definition,
      weight: Math.round((100 * uses) / most),
      partOfSpeech: partNames[book.partOf(synset)],
      ...(examples[0] !== undefined && { example: examples[0] }),
      source: "WordNet",
    };
  });
}
