import type { Book } from "../book.ts";
import { together } from "../company.ts";
import { contentWords } from "../content-words.ts";
import { readGloss } from "../gloss.ts";
import { partNames } from "../part-names.ts";
import type { SectionItem } from "../section.ts";
import { commonness, lemmasOf, type Subject } from "../subject.ts";
import { type Companion, companyOf } from "./collocations.ts";
import { type Synonym, synonymsOf } from "./synonyms.ts";

/** So many words on each side of the word decide. */
const reach = 5;
const most = 40;

/**
 * Synonyms ranked for the sentence the word stands in: first those that are often met with the words around it; a
 * meaning whose definition shares words with the sentence counts for more. Empty without a sentence.
 */
export function inContext(book: Book, subject: Subject): SectionItem[] {
  if (subject.context === "") return [];
  const around = neighbours(book, subject);
  const fit = Map.groupBy(synonymsOf(book, subject), ({ id }) => id);
  const ranked = [...fit.values()].flatMap((same) => same.slice(0, 1)).map((synonym) => rate(book, synonym, around));
  const best = Math.max(1, ...ranked.map(({ score }) => score));
  return ranked
    .sort((a, b) => b.score - a.score)
    .slice(0, most)
    .map(({ synonym, score, companion }) => ({
      text: synonym.text,
      weight: Math.round((100 * score) / best),
      meaning: readGloss(book.glosses.at(synonym.synset)).definition,
      partOfSpeech: partNames[book.partOf(synonym.synset)],
      ...(companion && { example: together(companion.kind, synonym.text, book.text(companion.id)) }),
    }));
}

function rate(book: Book, synonym: Synonym, around: ReadonlySet<number>) {
  const met = companyOf(book, synonym.id).filter(({ id }) => around.has(id));
  const companion: Companion | undefined = met.toSorted((a, b) => b.count - a.count)[0];
  const shared = contentWords(book.glosses.at(synonym.synset)).filter((word) => around.has(book.find(word))).length;
  const company = met.reduce((sum, { count }) => sum + Math.log2(1 + count), 0);
  const score = 4 * company + 3 * shared + (synonym.same ? 2 : 0) + commonness(book, synonym.id) / 25;
  return { synonym, score, companion };
}

/** The words near the word in its sentence, in all the forms they may belong to. */
function neighbours(book: Book, { key, word, context }: Subject): Set<number> {
  const lemmas = lemmasOf(book);
  const words = contentWords(context);
  const at = words.findIndex((each) => each === key || lemmas(each).some((lemma) => book.find(lemma) === word));
  const near = at < 0 ? words : words.slice(Math.max(0, at - reach), at + reach + 1);
  const ids = near.flatMap((each) => [each, ...lemmas(each)]).map((each) => book.find(each));
  return new Set(ids.filter((id) => id >= 0 && id !== word));
}
