import type { Book } from "../book.ts";
import { companyKinds, together } from "../company.ts";
import { firstPlace } from "../first-place.ts";
import type { Numbers } from "../numbers.ts";
import type { Item } from "../section.ts";
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

/** The ways of saying words from the first that is not before `from` to the last that is not behind `to`. */
function between(book: Book, order: Numbers, keyOf: (sounds: readonly number[]) => string, from: string, to: string) {
  const keyAt = (place: number) => {
    const way = order.at(place);
    return keyOf(waysOf(book, Math.floor(way / mostWays))[way % mostWays] ?? []);
  };
  const start = firstPlace(order.size, (place) => keyAt(place) < from);
  const end = firstPlace(order.size, (place) => keyAt(place) <= to);
  return Array.from({ length: end - start }, (_, i) => order.at(start + i));
}

/** The commonest words of some ways of saying, each once, without names, rude words and the word itself. */
function commonest(book: Book, ways: readonly number[], { own }: Subject): number[] {
  const words = new Set(ways.map((way) => Math.floor(way / mostWays)));
  return [...words]
    .filter((word) => word !== own && isOffered(book, word) && !book.has(word, "name"))
    .sort((a, b) => book.frequency(b) - book.frequency(a))
    .slice(0, most);
}

function syllablesOf(book: Book, word: number): number {
  return stresses(waysOf(book, word)[0] ?? []).length;
}

/** Fewer syllables first, then commoner words; `meaning` tells the syllables. */
function bySyllables(book: Book, words: readonly number[]): Item[] {
  return words
    .map((word) => ({ word, syllables: syllablesOf(book, word) }))
    .sort((a, b) => a.syllables - b.syllables)
    .map(({ word, syllables }) => ({
      text: book.text(word),
      weight: commonness(book, word),
      meaning: syllables === 1 ? "1 syllable" : `${syllables} syllables`,
    }));
}

function rhyming(book: Book, subject: Subject): number[] {
  const found = waysOf(book, subject.own).flatMap((sounds) => {
    const key = rhymeKey(sounds);
    const same = between(book, book.orders.byRhyme, rhymeKey, key, key);
    return same.filter((way) => {
      const other = waysOf(book, Math.floor(way / mostWays))[way % mostWays] ?? [];
      return beforeRhyme(other) !== beforeRhyme(sounds);
    });
  });
  return commonest(book, found, subject);
}

/** Words that end alike from the last stressed vowel on. */
export const rhymes = (book: Book, subject: Subject): Item[] => bySyllables(book, rhyming(book, subject));

/** Words with the same vowels there and a last consonant of the same family. */
export function nearRhymes(book: Book, subject: Subject): Item[] {
  const perfect = new Set([...rhyming(book, subject), ...sameSound(book, subject)]);
  const found = waysOf(book, subject.own).flatMap((sounds) => {
    const key = nearRhymeKey(sounds);
    return between(book, book.orders.byNearRhyme, nearRhymeKey, key, key);
  });
  const near = found.filter((way) => !perfect.has(Math.floor(way / mostWays)));
  return bySyllables(book, commonest(book, near, subject));
}

function sameSound(book: Book, subject: Subject): number[] {
  const found = waysOf(book, subject.own).flatMap((sounds) => {
    const key = soundKey(sounds);
    return between(book, book.orders.bySound, soundKey, key, key);
  });
  return commonest(book, found, subject);
}

/** Words that sound the same and are written differently. */
export function homophones(book: Book, subject: Subject): Item[] {
  return sameSound(book, subject).map((word) => ({ text: book.text(word), weight: commonness(book, word) }));
}

/** Pairs with the same first consonants that are often met, then common words that begin with the same syllable. */
export function alliteration(book: Book, subject: Subject): Item[] {
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
  const words = commonest(book, between(book, book.orders.bySound, soundKey, onset, `${onset}\uFFFF`), subject);
  return [
    ...pairs.toSorted((a, b) => b.weight - a.weight),
    ...words.map((word) => ({ text: book.text(word), weight: commonness(book, word) })),
  ];
}

function beginsWith(book: Book, word: number, consonants: string): boolean {
  const sounds = waysOf(book, word)[0];
  return sounds !== undefined && onsetKey(sounds).startsWith(consonants);
}
