import { firstPlace } from "./first-place.ts";
import { openRows, type RowReader } from "./number-rows.ts";
import { type Numbers, openNumbers } from "./numbers.ts";
import { openParts } from "./parts.ts";
import { openStrings, type Strings } from "./strings.ts";
import { type Link, linkKinds, type PartOfSpeech, partsOfSpeech, type Synset } from "./synset.ts";
import { wordFlags } from "./word-flags.ts";
import { wordKey } from "./word-key.ts";

/** A meaning of a word and how often WordNet’s makers met it. */
export interface Sense {
  readonly synset: number;
  readonly uses: number;
}

/** The packed words, read where they lie. Words and meanings are known by number. */
export interface Book {
  readonly size: number;
  readonly synsetCount: number;
  /** The number of a word in any case; -1 for none. */
  find(text: string): number;
  /** The word as people write it. */
  text(word: number): string;
  /** The word as it is looked up. */
  key(word: number): string;
  /** The numbers of all words that begin so, end exclusive. */
  beginningWith(prefix: string): readonly [start: number, end: number];
  has(word: number, flag: keyof typeof wordFlags): boolean;
  /** 0 for never met, 11 more for each doubling, at most 255. */
  frequency(word: number): number;
  senses(word: number): Sense[];
  synset(synset: number): Synset;
  partOf(synset: number): PartOfSpeech;
  readonly glosses: Strings;
  /** How many words carry the definition’s meaning. */
  definitionLength(synset: number): number;
  readonly rows: {
    readonly irregular: RowReader;
    readonly terms: RowReader;
    readonly sounds: RowReader;
    readonly company: RowReader;
    readonly phrasesOf: RowReader;
    readonly sentencesOf: RowReader;
  };
  readonly orders: {
    readonly byLetters: Numbers;
    readonly bySound: Numbers;
    readonly byRhyme: Numbers;
    readonly byNearRhyme: Numbers;
  };
  readonly sentences: Strings;
  /** Which novel a sentence is from. */
  sentenceTitle(sentence: number): string;
}

/** Opens the packed file. Nothing is unpacked before it is asked for. Throws when it is no such file. */
export function openBook(bytes: Uint8Array): Book {
  const part = openParts(bytes);
  const strings = (name: string) => openStrings({ offsets: part(`${name}.offsets`), bytes: part(`${name}.bytes`) });
  const rows = (name: string) =>
    openRows({ keys: part(`${name}.keys`), offsets: part(`${name}.offsets`), bytes: part(`${name}.bytes`) });
  const numbers = (name: string) => openNumbers(part(name));
  const words = strings("words");
  const flags = part("flags");
  const frequencies = part("frequencies");
  const lengths = part("lengths");
  const senses = rows("senses");
  const synsets = rows("synsets");
  const titles = strings("titles");
  const sentenceTitles = part("sentenceTitles");

  const has = (word: number, flag: keyof typeof wordFlags) => ((flags[word] ?? 0) & wordFlags[flag]) !== 0;
  // A word without capitals is its own key.
  const keyAt = (word: number) => (has(word, "name") ? wordKey(words.at(word)) : words.at(word));
  const firstFrom = (key: string) => firstPlace(words.size, (at) => keyAt(at) < key);
  return {
    size: words.size,
    synsetCount: lengths.length,
    find: (text) => {
      const key = wordKey(text);
      const at = firstFrom(key);
      return key !== "" && at < words.size && keyAt(at) === key ? at : -1;
    },
    text: (word) => words.at(word),
    beginningWith: (prefix) => [firstFrom(wordKey(prefix)), firstFrom(`${wordKey(prefix)}\uFFFF`)],
    key: keyAt,
    has,
    frequency: (word) => frequencies[word] ?? 0,
    senses: (word) => pairsOf(senses(word)).map(([synset, uses]) => ({ synset, uses })),
    synset: (synset) => readSynset(synsets(synset), words),
    partOf: (synset) => partsOfSpeech[synsets(synset)[0] ?? 0] ?? "noun",
    glosses: strings("glosses"),
    definitionLength: (synset) => lengths[synset] ?? 0,
    rows: {
      irregular: rows("irregular"),
      terms: rows("terms"),
      sounds: rows("sounds"),
      company: rows("company"),
      phrasesOf: rows("phrasesOf"),
      sentencesOf: rows("sentencesOf"),
    },
    orders: {
      byLetters: numbers("byLetters"),
      bySound: numbers("bySound"),
      byRhyme: numbers("byRhyme"),
      byNearRhyme: numbers("byNearRhyme"),
    },
    sentences: strings("sentences"),
    sentenceTitle: (sentence) => titles.at(sentenceTitles[sentence] ?? -1),
  };
}

function readSynset(numbers: readonly number[], texts: Strings): Synset {
  const [part = 0, count = 0] = numbers;
  const words = numbers.slice(2, 2 + count);
  return {
    part: partsOfSpeech[part] ?? "noun",
    words: words.map((each) => ({ id: each >>> 1, text: written(texts.at(each >>> 1), each % 2 === 1) })),
    links: linksOf(numbers, 2 + count),
  };
}

/** “polish” in the meaning that is written “Polish”. */
const written = (text: string, capital: boolean): string =>
  capital ? text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()) : text;

function linksOf(numbers: readonly number[], first: number): Link[] {
  const links: Link[] = [];
  for (let at = first; at + 3 < numbers.length; at += 4) {
    links.push({
      kind: linkKinds[numbers[at] ?? 0]?.kind ?? "see-also",
      target: numbers[at + 1] ?? 0,
      from: numbers[at + 2] ?? 0,
      to: numbers[at + 3] ?? 0,
    });
  }
  return links;
}

function pairsOf(numbers: readonly number[]): (readonly [number, number])[] {
  return numbers.flatMap((number, at) => (at % 2 === 0 ? [[number, numbers[at + 1] ?? 0] as const] : []));
}
