import type { Book } from "../book.ts";
import { commonestSenses } from "../commonest-senses.ts";
import { readGloss } from "../gloss.ts";
import { isInsult } from "../insult.ts";
import { partNames } from "../part-names.ts";
import type { SectionItem } from "../section.ts";
import { commonness, isOffered, type Subject } from "../subject.ts";

/** A word that may stand for another in one of its meanings. */
export interface Synonym {
  readonly id: number;
  readonly text: string;
  /** The meaning they share. */
  readonly synset: number;
  /** Whether it means the same, or only nearly so. */
  readonly same: boolean;
}

/** All synonyms, meaning by meaning; for adjectives also those of nearly the same meaning. */
export function synonymsOf(book: Book, { word, own }: Pick<Subject, "word" | "own">): Synonym[] {
  return commonestSenses(book, word).flatMap(({ synset }) => {
    const { words, links, part } = book.synset(synset);
    const near = part === "adj" ? links.filter(({ kind }) => kind === "similar" || kind === "see-also") : [];
    const found = [
      ...words.map((each) => ({ ...each, synset, same: true })),
      ...near.flatMap(({ target }) => book.synset(target).words.map((each) => ({ ...each, synset, same: false }))),
    ];
    if (isInsult(book.glosses.at(synset))) return [];
    const seen = new Set([word, own]);
    return found.filter(({ id }) => isOffered(book, id) && !seen.has(id) && seen.add(id));
  });
}

/** Synonyms by sense: `meaning` is the sense; the commoner ones of each come first. */
export function synonyms(book: Book, subject: Subject): SectionItem[] {
  const bySense = Map.groupBy(synonymsOf(book, subject), ({ synset }) => synset);
  return [...bySense].flatMap(([synset, found]) =>
    found
      .map(({ id, text, same }) => ({
        text,
        weight: Math.round((same ? 60 : 30) + 0.4 * commonness(book, id)),
        meaning: readGloss(book.glosses.at(synset)).definition,
        partOfSpeech: partNames[book.partOf(synset)],
      }))
      .sort((a, b) => b.weight - a.weight),
  );
}
