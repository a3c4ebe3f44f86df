import type { Book } from "../book.ts";
import { companyKinds, together } from "../company.ts";
import { firstPlace } from "../first-place.ts";
import type { Numbers } from "../numbers.ts";
import type { SectionItem } from "../section.ts";
import { beforeRhyme, nearRhymeKey, onsetKey, rhymeKey, soundKey, stresses } from "../sounds.ts";
import { commonness, isOffered, type Subject } from "../subject.ts";
import { mostWays } from "../ways.ts";
import { companyOf } from "./collocations.ts";

const most = 200;

/** The ways a word is said, each as its sounds. */
export function waysOf(book: Book, word: number): number[][] {
  const row = book.rows.sounds(word);
  const ways: number[][] = [];
  for (let at = 0; at < row.length; at += 1 + (row[at] ?? 0)) ways.push(row.slice(at + 1, at + 1 + (row[at] ?? 0)));
  return ways;
}

/** Ways of saying words that stand together in one of the orders, end exclusive. */
interface Range {
  readonly order: Numbers;
  readonly start: number;
  readonly end: number;
}

/** From the first way that is not before `from` to the last that is not behind `to`. */
function between(
  book: Book,
  order: Numbers,
  keyOf: (sounds: readonly number[]) => string,
  from: string,
  to = from,
): Range {
  const keyAt = (place: number) => keyOf(soundsOf(book, order.at(place)));
  const start = firstPlace(order.size, (place) => keyAt(place) < from);
  const end = firstPlace(order.size, (place) => keyAt(place) <= to);
  return { order, start, end };
}

const soundsOf = (book: Book, way: number): readonly number[] => waysOf(book, wordOf(way))[way % mostWays] ?? [];
const wordOf = (way: number): number => Math.floor(way / mostWays);

/**
 * The commonest words of some ranges that `accept` takes, each once, without names, rude words and the word itself. A
 * range may hold thousands: only those that can be among the commonest are looked at more closely.
 */
function commonest(book: Book, ranges: readonly Range[], own: number, accept: (way: number) => boolean): number[] {
  const least = leastFrequency(book, ranges);
  const found = new Set<number>();
  for (const { order, start, end } of ranges) {
    for (let place = start; place < end; place++) {
      const way = order.at(place);
      const word = wordOf(way);
      if (book.frequency(word) < least || word === own || book.has(word, "name") || !isOffered(book, word)) continue;
      if (accept(way)) found.add(word);
    }
  }
  return [...found].sort((a, b) => book.frequency(b) - book.frequency(a)).slice(0, most);
}

/** A frequency that twice as many words as are wanted have or exceed: some of them will not do. */
function leastFrequency(book: Book, ranges: readonly Range[]): number {
  const met = new Uint32Array(256);
  for (const { order, start, end } of ranges) {
    for (let place = start; place < end; place++) {
      const frequency = book.frequency(wordOf(order.at(place)));
      met[frequency] = (met[frequency] ?? 0) + 1;
    }
  }
  let words = 0;
  let least = 256;
  while (least > 0 && words < 2 * most) words += met[--least] ?? 0;
  return least;
}

function syllablesOf(book: Book, word: number): number {
  return stresses(waysOf(book, word)[0] ?? []).length;
}

/** Fewer syllables first, then commoner words; `meaning` tells the syllables. */
function bySyllables(book: Book, words: readonly number[]): SectionItem[] {
  return words
    .map((word) => ({ word, syllables: syllablesOf(book, word) }))
    .sort((a, b) => a.syllables - b.syllables)
    .map(({ word, syllables }) => ({
      text: book.text(word),
      weight: commonness(book, word),
      meaning: syllables === 1 ? "1 syllable" : `${syllables} syllables`,
    }));
}

function rhyming(book: Book, { own }: Subject): number[] {
  const found = waysOf(book, own).flatMap((sounds) => {
    const range = between(book, book.orders.byRhyme, rhymeKey, rhymeKey(sounds));
    return commonest(book, [range], own, (way) => beforeRhyme(soundsOf(book, way)) !== beforeRhyme(sounds));
  });
  return [...new Set(found)];
}

/** Words that end alike from the last stressed vowel on. */
export const rhymes = (book: Book, subject: Subject): SectionItem[] => bySyllables(book, rhyming(book, subject));

/** Words with the same vowels there and a last consonant of the same family. */
export function nearRhymes(book: Book, subject: Subject): SectionItem[] {
  const ways = waysOf(book, subject.own);
  const perfect = new Set(ways.map(rhymeKey));
  const ranges = ways.map((sounds) => between(book, book.orders.byNearRhyme, nearRhymeKey, nearRhymeKey(sounds)));
  const isNear = (way: number) => !perfect.has(rhymeKey(soundsOf(book, way)));
  return bySyllables(book, commonest(book, ranges, subject.own, isNear));
}

/** Words that sound the same in one of their ways. */
function sameSound(book: Book, { own }: Subject): number[] {
  const ranges = waysOf(book, own).map((sounds) => between(book, book.orders.bySound, soundKey, soundKey(sounds)));
  return commonest(book, ranges, own, () => true);
}

/** Words that sound the same and are written differently. */
export function homophones(book: Book, subject: Subject): SectionItem[] {
  return sameSound(book, subject).map((word) => ({ text: book.text(word), weight: commonness(book, word) }));
}

/** Pairs with the same first consonants that are often met, then common words that begin with the same syllable. */
export function alliteration(book: Book, subject: Subject): SectionItem[] {
  const sounds = waysOf(book, subject.own)[0];
  if (!sounds) return [];
  const onset = onsetKey(sounds);
  const consonants = onset.replace(/\S+ $/, "");
  const pairs = companyOf(book, subject.word)
    .filter(({ id }) => isOffered(book, id) && consonants !== "" && beginsWith(book, id, consonants))
    .map(({ kind, id, count }) => ({
      text: together(kind, book.text(subject.word), book.text(id)),
      weight: Math.min(100, 50 + count),
      meaning: companyKinds[kind]?.name ?? "",
    }));
  const range = between(book, book.orders.bySound, soundKey, onset, `${onset}\uFFFF`);
  const words = commonest(book, [range], subject.own, () => true);
  return [
    ...pairs.toSorted((a, b) => b.weight - a.weight),
    ...words.map((word) => ({ text: book.text(word), weight: commonness(book, word) })),
  ];
}

function beginsWith(book: Book, word: number, consonants: string): boolean {
  const sounds = waysOf(book, word)[0];
  return sounds !== undefined && onsetKey(sounds).startsWith(consonants);
}
