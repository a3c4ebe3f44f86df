import type { Book } from "../book.ts";
import { readGloss } from "../gloss.ts";
import { climbed } from "../number-rows.ts";
import { partNames } from "../part-names.ts";
import type { SectionItem } from "../section.ts";
import type { Subject } from "../subject.ts";

/** Sentences with the word: WordNet’s own, then some of novels in the public domain. */
export function examples(book: Book, { word, own, lemmas }: Subject): SectionItem[] {
  const fromWordNet = book.senses(word).flatMap(({ synset }) =>
    readGloss(book.glosses.at(synset))
      .examples.filter((text) => shows(text, book.text(word)))
      .map((text) => ({ text, weight: 100, partOfSpeech: partNames[book.partOf(synset)], source: "WordNet" })),
  );
  const places = new Set([own, word, ...lemmas].flatMap((each) => climbed(book.rows.sentencesOf(each))));
  const fromNovels = [...places].map((place) => ({
    text: book.sentences.at(place),
    weight: 50,
    source: book.sentenceTitle(place),
  }));
  return [...fromWordNet, ...fromNovels];
}

/** A meaning’s example may be one of another word that shares it; forms begin like the word. */
function shows(sentence: string, word: string): boolean {
  const beginning = word.toLowerCase().slice(0, Math.max(3, word.length - 2));
  return sentence.toLowerCase().includes(beginning);
}
