import { finish, type Steps, stretches } from "../text/steps.ts";
import type { Tag, Token } from "../text/token.ts";
import { inMemory, type Keep } from "../text/vocabulary.ts";
import { compile, type Pattern, wordsBefore } from "./compile.ts";
import type { Element } from "./element.ts";
import { matchAt } from "./match.ts";
import { type PhraseBook, PhraseTrie, type SpreadPhraseTrie, type TrieMatch } from "./phrase-trie.ts";
import { type SpreadNumbers, WordNumbers } from "./word-numbers.ts";

/** A pattern, and what its owner gets back when it matches. */
export interface TrieEntry<T> {
  readonly pattern: Pattern;
  readonly value: T;
}

/**
 * A pattern that is found by one of its words, which is `offset` tokens after the pattern's first; -1 is directly
 * before it.
 */
interface Anchored<T> {
  readonly entry: TrieEntry<T>;
  readonly offset: number;
}

/** All patterns of all tables. Literal phrases share one trie; the others are indexed by their rarest word. */
export interface Trie<T> {
  /**
   * Returns every match in the tokens, by the token it is indexed by; matches may overlap. In steps of some thousand
   * tokens.
   */
  find(tokens: readonly Token[]): Steps<TrieMatch<T>[]>;
  /** Does the same without steps. */
  matches(tokens: readonly Token[]): TrieMatch<T>[];
  /** Parses the patterns that are left and returns all of them decoded. */
  spread(): SpreadTrie;
}

/** Patterns that are still to be parsed, by number. */
export interface Unread<T> extends PhraseBook<T> {
  readonly count: number;
}

/** Decoded patterns: the words and phrases, and the numbers of the patterns that are more than words. */
export interface SpreadTrie extends SpreadNumbers, SpreadPhraseTrie {
  readonly others: Uint32Array;
}

/** Returns the words that each element of a phrase stands for, if all its elements are words. */
function literals(pattern: Pattern): readonly (readonly string[])[] | undefined {
  const rows: (readonly string[])[] = [];
  for (const element of pattern.body) {
    if (!element.words || element.optional) return undefined;
    rows.push(element.words);
  }
  return rows;
}

/** Returns the elements at a fixed distance from the pattern's first token. */
function fixed(pattern: Pattern): readonly Element[] {
  const end = pattern.body.findIndex((element) => element.optional || element.gap);
  return end < 0 ? pattern.body : pattern.body.slice(0, end);
}

/** Words of which one must be at a certain position. */
interface Wanted {
  readonly offset: number;
  readonly words: readonly string[];
}

/**
 * Returns the rarest words of a pattern, judged by their length, among its own at fixed positions and those directly
 * before it.
 */
function rarestWords(pattern: Pattern): Wanted | undefined {
  const own = fixed(pattern).map(({ words = [] }, offset): Wanted => ({ offset, words }));
  let best: Wanted | undefined;
  let weight = 0;
  for (const wanted of [...own, { offset: -1, words: wordsBefore(pattern) ?? [] }]) {
    const shortest = wanted.words.reduce((least, { length }) => Math.min(least, length), Number.POSITIVE_INFINITY);
    if (wanted.words.length === 0 || shortest <= weight) continue;
    best = wanted;
    weight = shortest;
  }
  return best;
}

function pushTo<K, V>(map: Map<K, V[]>, key: K, value: V): void {
  const known = map.get(key);
  if (known) known.push(value);
  else map.set(key, [value]);
}

/** Patterns that are more than words, by what they are indexed by. */
interface Waiting<T> {
  /** By the number of the word. */
  readonly byWord: Map<number, Anchored<T>[]>;
  readonly byTag: Map<Tag, Anchored<T>[]>;
  /** By an element that the word alone decides: `re*`. */
  readonly globs: (Anchored<T> & { readonly element: Element })[];
  readonly everywhere: Anchored<T>[];
}

/** Indexes a pattern by the rarest of its elements at fixed positions. */
function wait<T>(waiting: Waiting<T>, numbers: WordNumbers, entry: TrieEntry<T>): void {
  const elements = fixed(entry.pattern);
  const rarest = rarestWords(entry.pattern);
  const glob = elements.findIndex(({ byWord }) => byWord);
  const tagged = elements.findIndex(({ tags }) => tags !== undefined);
  const globbed = elements[glob];
  if (rarest)
    for (const word of rarest.words) pushTo(waiting.byWord, numbers.of(word), { entry, offset: rarest.offset });
  else if (globbed) waiting.globs.push({ entry, offset: glob, element: globbed });
  else if (tagged >= 0)
    for (const tag of elements[tagged]?.tags ?? []) pushTo(waiting.byTag, tag, { entry, offset: tagged });
  else waiting.everywhere.push({ entry, offset: 0 });
}

/** The patterns that a word is the index of, whatever its context. */
interface Called<T> {
  /** The number of the word, or 0. */
  readonly number: number;
  /** Whether phrases that begin with it are still to be parsed. */
  readonly isAsleep: boolean;
  /** The node of the phrases that begin with it, or 0. */
  readonly begun: number;
  readonly here: readonly Anchored<T>[] | undefined;
  /** The patterns indexed by a part of it, if it is a word and no mark. */
  readonly globs: readonly Anchored<T>[];
}

/** Most words are the index of no pattern. */
const noAnchored: readonly never[] = [];
const callsNothing = { number: 0, isAsleep: false, begun: 0, here: undefined, globs: noAnchored };

const noneUnread: Unread<never> = {
  count: 0,
  sourceOf: () => "",
  valueOf: () => {
    throw new RangeError("Nothing is unread.");
  },
};

/** Compiled patterns. */
interface Ready<T> {
  readonly numbers: WordNumbers;
  readonly phrases: PhraseTrie<T>;
  readonly waiting: Waiting<T>;
  /** The numbers of those that are not parsed yet. */
  readonly others: readonly number[];
}

function readied<T>(given: readonly TrieEntry<T>[], unread: Unread<T>, spread: SpreadTrie | undefined): Ready<T> {
  const { count } = unread;
  const numbers = new WordNumbers(spread);
  const phrases = new PhraseTrie<T>(
    numbers,
    {
      sourceOf: (phrase) => unread.sourceOf(phrase),
      valueOf: (phrase) => (phrase < count ? unread.valueOf(phrase) : (given[phrase - count] as TrieEntry<T>).value),
    },
    spread,
  );
  const waiting: Waiting<T> = { byWord: new Map(), byTag: new Map(), globs: [], everywhere: [] };
  const put = (entry: TrieEntry<T>, number: number): boolean => {
    const rows = literals(entry.pattern);
    if (rows) phrases.add(rows, entry.pattern, number);
    else wait(waiting, numbers, entry);
    return rows === undefined;
  };
  const read = (number: number) =>
    put({ pattern: compile(unread.sourceOf(number)), value: unread.valueOf(number) }, number);
  for (const [i, entry] of given.entries()) put(entry, count + i);
  const others = spread ? [...spread.others] : Array.from({ length: count }, (_, i) => i);
  return {
    numbers,
    phrases,
    waiting,
    others: others.filter((number) => (spread || !phrases.take(number)) && read(number)),
  };
}

/**
 * Compiles patterns for matching together. Phrases of mere words among the `unread` are compiled when their first word is
 * met; of any other that cannot be read it throws PatternError. `keep` remembers what words call. `spread` is what came of
 * the `unread` when they were all read before, by another thread perhaps; nothing can be `given` besides.
 */
export function createTrie<T>(
  given: readonly TrieEntry<T>[],
  unread: Unread<T> = noneUnread,
  keep: Keep = inMemory,
  spread?: SpreadTrie,
): Trie<T> {
  const { numbers, phrases, waiting, others } = readied(given, unread, spread);
  const { byWord, byTag, globs, everywhere } = waiting;

  const globsFor = (token: Token, tokens: readonly Token[], at: number): readonly Anchored<T>[] =>
    globs.filter(({ element }) => element.test(token, tokens, at));

  /** The cached patterns of each word. */
  const remember = () =>
    keep(({ lower }): Called<T> => {
      const number = numbers.find(lower);
      // The word alone decides.
      const fitting = globsFor({ kind: "word", lower } as Token, [], 0);
      if (number === 0 && fitting.length === 0) return callsNothing;
      return {
        number,
        isAsleep: phrases.isAsleep(number),
        begun: phrases.begunBy(number),
        here: byWord.get(number),
        globs: fitting.length === 0 ? noAnchored : fitting,
      };
    });
  let calledBy = remember();

  /** Tries the patterns that are indexed by one token. */
  const tryAt = (tokens: readonly Token[], called: readonly Called<T>[], at: number, matches: TrieMatch<T>[]): void => {
    const attempt = (anchored: readonly Anchored<T>[] | undefined): void => {
      if (!anchored) return;
      for (const { entry, offset } of anchored) {
        const last = at < offset ? -1 : matchAt(entry.pattern, tokens, at - offset);
        if (last >= 0) matches.push({ first: at - offset, last, value: entry.value });
      }
    };
    const token = tokens[at] as Token;
    const { begun, here, globs } = called[at] as Called<T>;
    if (begun !== 0) phrases.find(tokens, called, at, begun, matches);
    attempt(here);
    attempt(token.kind === "word" ? globs : globsFor(token, tokens, at));
    attempt(byTag.get(token.tag));
    attempt(everywhere);
  };

  /**
   * Collects the patterns of the tokens' words, and returns whether a phrase was parsed that may have added words of
   * its own.
   */
  function* askWords(tokens: readonly Token[], called: Called<T>[]): Steps<boolean> {
    let woke = false;
    for (const { first, last } of stretches(tokens.length)) {
      let wakes = false;
      for (let i = first; i < last; i++) {
        const calls = calledBy((tokens[i] as Token).entry);
        called[i] = calls;
        if (calls.isAsleep && phrases.wake(calls.number)) wakes = true;
      }
      // What was cached for words is outdated, for another text as well, which may be read between two steps.
      if (wakes) calledBy = remember();
      woke ||= wakes;
      yield;
    }
    return woke;
  }
  function* find(tokens: readonly Token[]): Steps<TrieMatch<T>[]> {
    const called: Called<T>[] = [];
    if (yield* askWords(tokens, called)) yield* askWords(tokens, called);
    const matches: TrieMatch<T>[] = [];
    for (const { first, last } of stretches(tokens.length)) {
      for (let i = first; i < last; i++) tryAt(tokens, called, i, matches);
      yield;
    }
    return matches;
  }
  return {
    find,
    matches: (tokens) => finish(find(tokens)),
    spread: () => ({ ...phrases.spread(), ...numbers.spread(), others: Uint32Array.from(others) }),
  };
}
