import type { Book } from "../book.ts";
import type { SectionItem } from "../section.ts";
import { commonness, type Subject } from "../subject.ts";

/** The words it is a form of: “went” is one of “go”. */
export function formOf(book: Book, { key, lemmas }: Subject): SectionItem[] {
  return lemmas.map((lemma) => ({
    text: book.text(lemma),
    weight: commonness(book, lemma),
    meaning: `“${key}” is a form of “${book.text(lemma)}”.`,
  }));
}
