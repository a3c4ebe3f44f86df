import type { Book } from "../book.ts";
import { partNames } from "../part-names.ts";
import type { SectionItem } from "../section.ts";
import { commonness, isOffered, type Subject } from "../subject.ts";

/** What is put behind a word to make another of it that means much the same. */
const endings = /^(?:i?ly|i?ness|ful|fully|fulness|less|lessly|lessness|able|ably|like|hood|ship)$/;
/** Steps from word to word: decide → decision → indecision would already lead away. */
const farthest = 2;
const most = 60;

/** Words made from it or from the same stem: happy, happiness, happily, unhappy. */
export function wordFamily(book: Book, { word }: Subject): SectionItem[] {
  const key = book.key(word);
  if (key === "" || key.includes(" ")) return [];
  const family = new Set([word]);
  let newest = [word];
  for (let step = 0; step < farthest; step++) {
    newest = newest.flatMap((each) => derivedFrom(book, each)).filter((each) => alike(key, book.key(each)));
    newest = newest.filter((each) => !family.has(each));
    for (const each of newest) family.add(each);
  }
  for (const each of [...builtOn(book, key), book.find(`un${key}`), book.find(`non${key}`)]) family.add(each);
  const offered = [...family].filter((each) => each !== word && book.has(each, "meant") && isOffered(book, each));
  return offered
    .map((each) => ({ text: book.text(each), weight: commonness(book, each), partOfSpeech: partsOf(book, each) }))
    .sort((a, b) => b.weight - a.weight)
    .slice(0, most);
}

/** The words WordNet says are made from a word or from which it is made, whatever their spelling. */
export function derivedFrom(book: Book, word: number): number[] {
  return book.senses(word).flatMap(({ synset }) => {
    const { words, links } = book.synset(synset);
    const place = words.findIndex(({ id }) => id === word) + 1;
    return links.flatMap(({ kind, from, to, target }) => {
      if ((kind !== "derived" && kind !== "pertains" && kind !== "participle") || from !== place) return [];
      return book.synset(target).words[to - 1]?.id ?? [];
    });
  });
}

/** Derived words that share no beginning are of one meaning but not of one family: see, vision. */
const alike = (a: string, b: string): boolean => !b.includes(" ") && a.slice(0, 3) === b.slice(0, 3);

function builtOn(book: Book, key: string): number[] {
  if (key.length < 4) return [];
  const stem = key.endsWith("y") ? key.slice(0, -1) : key;
  const [start, end] = book.beginningWith(stem);
  const found: number[] = [];
  // The words beginning with four letters or more are few.
  for (let word = start; word < end; word++) {
    if (endings.test(book.key(word).slice(stem.length))) found.push(word);
  }
  return found;
}

function partsOf(book: Book, word: number): string {
  const parts = new Set(book.senses(word).map(({ synset }) => partNames[book.partOf(synset)]));
  return [...parts].join(", ");
}
