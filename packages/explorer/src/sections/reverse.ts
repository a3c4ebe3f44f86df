import type { Book } from "../book.ts";
import { contentWords } from "../content-words.ts";
import { readGloss } from "../gloss.ts";
import { isInsult } from "../insult.ts";
import { climbed } from "../number-rows.ts";
import { partNames } from "../part-names.ts";
import type { SectionItem } from "../section.ts";
import { isOffered, lemmasOf, type Subject } from "../subject.ts";
import { derivedFrom } from "./word-family.ts";

/** BM25’s usual settings: how fast more of the same stops counting, and how much a long definition counts against. */
const saturation = 1.2;
const lengthPenalty = 0.75;
const usualLength = 6;
const most = 60;
/** More words than this are a text, not a description. */
const mostTerms = 16;

/** What a word of the same family, and one of the same meaning, counts beside the word itself. */
const ofFamily = 0.6;
const ofMeaning = 0.4;
const mostStandIns = 16;

/** Words whose definition fits a description: “fear of heights” → acrophobia. Only for several words. */
export function reverse(book: Book, { key }: Subject): SectionItem[] {
  if (!key.includes(" ")) return [];
  const terms = termsOf(book, key).slice(0, mostTerms);
  const scores = new Map<number, number>();
  for (const term of terms) {
    for (const [synset, gain] of gains(book, term)) scores.set(synset, (scores.get(synset) ?? 0) + gain);
  }
  return wordsOf(book, best(scores), new Set([...terms, book.find(key)]));
}

/** The words of the description by the number of their own form, each once. */
function termsOf(book: Book, key: string): number[] {
  const lemmas = lemmasOf(book);
  const found = contentWords(key).map((word) => book.find(lemmas(word)[0] ?? word));
  return [...new Set(found)].filter((term) => term >= 0);
}

/** What a word of the description, or the best of those that may stand for it, adds to each meaning. */
function gains(book: Book, term: number): Map<number, number> {
  const gained = new Map<number, number>();
  for (const [word, share] of standIns(book, term)) {
    const synsets = climbed(book.rows.terms(word));
    const rarity = share * Math.log(1 + book.synsetCount / (1 + synsets.length));
    for (const synset of synsets) {
      const long = 1 - lengthPenalty + (lengthPenalty * book.definitionLength(synset)) / usualLength;
      const gain = (rarity * (saturation + 1)) / (1 + saturation * long);
      if (gain > (gained.get(synset) ?? 0)) gained.set(synset, gain);
    }
  }
  return gained;
}

/** The word itself, those of its family, and those of its commonest meaning: who says “collects” may mean “collector”. */
function standIns(book: Book, term: number): [word: number, share: number][] {
  const [first] = book.senses(term);
  const same = first ? book.synset(first.synset).words.map(({ id }) => id) : [];
  const shares = new Map(same.map((word) => [word, ofMeaning]));
  for (const word of derivedFrom(book, term)) shares.set(word, ofFamily);
  shares.delete(term);
  return [[term, 1], ...[...shares].slice(0, mostStandIns)];
}

function best(scores: ReadonlyMap<number, number>): [synset: number, score: number][] {
  const sorted = [...scores].sort(([a, one], [b, other]) => other - one || a - b);
  return sorted.slice(0, most);
}

function wordsOf(book: Book, found: readonly [number, number][], left: Set<number>): SectionItem[] {
  const top = found[0]?.[1] ?? 1;
  return found
    .filter(([synset]) => !isInsult(book.glosses.at(synset)))
    .flatMap(([synset, score]) => {
      const { words, part } = book.synset(synset);
      const fresh = words.filter(({ id }) => isOffered(book, id) && !left.has(id) && left.add(id));
      return fresh.slice(0, 3).map(({ text }) => ({
        text,
        weight: Math.round((100 * score) / top),
        meaning: readGloss(book.glosses.at(synset)).definition,
        partOfSpeech: partNames[part],
      }));
    })
    .slice(0, most);
}
