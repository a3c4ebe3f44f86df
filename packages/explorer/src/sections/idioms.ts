import type { Book } from "../book.ts";
import { readGloss } from "../gloss.ts";
import { climbed } from "../number-rows.ts";
import type { SectionItem } from "../section.ts";
import { commonness, isOffered, type Subject } from "../subject.ts";

const most = 200;

/** What a phrase of several words is. */
export function phraseKind(book: Book, phrase: number): "idiom" | "cliché" | "phrase" {
  if (book.has(phrase, "idiom")) return "idiom";
  return book.has(phrase, "cliche") ? "cliché" : "phrase";
}

const weights = { idiom: 90, cliché: 80, phrase: 40 } as const;

/** Idioms, clichés and set phrases the word stands in; itself when it is an idiom or a cliché. */
export function idioms(book: Book, { own, word }: Subject): SectionItem[] {
  const itself = book.has(word, "idiom") || book.has(word, "cliche") ? [word] : [];
  const around = [...climbed(book.rows.phrasesOf(own)), ...climbed(book.rows.phrasesOf(word))];
  return [...new Set([...itself, ...around])]
    .filter((phrase) => isOffered(book, phrase))
    .map((phrase) => {
      const kind = phraseKind(book, phrase);
      const synset = book.senses(phrase)[0]?.synset;
      return {
        text: book.text(phrase),
        weight: weights[kind] + Math.round(commonness(book, phrase) / 10),
        partOfSpeech: kind,
        ...(synset !== undefined && { meaning: readGloss(book.glosses.at(synset)).definition }),
      };
    })
    .sort((a, b) => b.weight - a.weight)
    .slice(0, most);
}
