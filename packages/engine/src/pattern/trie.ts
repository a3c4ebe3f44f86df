import { finish, type Steps, stretches } from "../text/steps.ts";
import type { Tag, Token } from "../text/token.ts";
import { inMemory, type Keep } from "../text/vocabulary.ts";
import { compile, type Pattern, wordsBefore } from "./compile.ts";
import type { Element } from "./element.ts";
import { matchAt } from "./match.ts";
import { type PhraseBook, PhraseTrie, type SpreadPhraseTrie, type TrieMatch } from "./phrase-trie.ts";
import { type SpreadNumbers, WordNumbers } from "./word-numbers.ts";

/** One pattern and what its owner wants back when it matches. */
export interface TrieEntry<T> {
  readonly pattern: Pattern;
  readonly value: T;
}

/** A pattern found by one of its words: the word lies `offset` tokens behind the pattern's first, -1 right before it. */
interface Anchored<T> {
  readonly entry: TrieEntry<T>;
  readonly offset: number;
}

/** All patterns of all tables at once. Literal phrases share one trie; others wait at their rarest word. */
export interface Trie<T> {
  /** Every match in the tokens, by the token it waited at; matches may overlap. In steps of some thousand tokens. */
  find(tokens: readonly Token[]): Steps<TrieMatch<T>[]>;
  /** The same at once. */
  matches(tokens: readonly Token[]): TrieMatch<T>[];
  /** Reads what is still unread and spreads it out. */
  spread(): SpreadTrie;
}

/** Patterns that are still to be read, by number. */
export interface Unread<T> extends PhraseBook<T> {
  readonly count: number;
}

/** Patterns that were all read, spread out to be looked at: the words and phrases, and the numbers of those that are more. */
export interface SpreadTrie extends SpreadNumbers, SpreadPhraseTrie {
  readonly others: Uint32Array;
}

/** The words an element of a phrase stands for, when each of the phrase’s elements is only words. */
function literals(pattern: Pattern): readonly (readonly string[])[] | undefined {
  const rows: (readonly string[])[] = [];
  for (const element of pattern.body) {
    if (!element.words || element.optional) return undefined;
    rows.push(element.words);
  }
  return rows;
}

/** Elements whose place behind the pattern's first token is fixed. */
function fixed(pattern: Pattern): readonly Element[] {
  const end = pattern.body.findIndex((element) => element.optional || element.gap);
  return end < 0 ? pattern.body : pattern.body.slice(0, end);
}

/** Words, one of which has to stand at a place. */
interface Wanted {
  readonly offset: number;
  readonly words: readonly string[];
}

/** The rarest words of a pattern, judged by their length, among those whose place is fixed: its own and those right before it. */
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

/** Patterns that are not words alone, by what their anchor has to be. */
interface Waiting<T> {
  /** By the number of the word. */
  readonly byWord: Map<number, Anchored<T>[]>;
  readonly byTag: Map<Tag, Anchored<T>[]>;
  /** Anchored at an element that the word alone decides, `re*`. */
  readonly globs: (Anchored<T> & { readonly element: Element })[];
  readonly everywhere: Anchored<T>[];
}

/** Puts a pattern where the rarest of its fixed elements will call it. */
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

/** What a word calls, whatever stands around it. */
interface Called<T> {
  /** Of the word, or 0. */
  readonly number: number;
  /** Whether phrases that begin with it are still to be read. */
  readonly isAsleep: boolean;
  /** Where the phrases that begin with it go on, or 0. */
  readonly begun: number;
  readonly here: readonly Anchored<T>[] | undefined;
  /** Those whose anchor is a part of it, when it is a word and no mark. */
  readonly globs: readonly Anchored<T>[];
}

/** Words that call nothing are many. */
const noAnchored: readonly never[] = [];
const callsNothing = { number: 0, isAsleep: false, begun: 0, here: undefined, globs: noAnchored };

const noneUnread: Unread<never> = {
  count: 0,
  sourceOf: () => "",
  valueOf: () => {
    throw new RangeError("Nothing is unread.");
  },
};

/** Patterns made ready. */
interface Ready<T> {
  readonly numbers: WordNumbers;
  readonly phrases: PhraseTrie<T>;
  readonly waiting: Waiting<T>;
  /** Which of the unread wait. */
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

  /** What each word calls, kept. */
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

  /** Tries the patterns that wait at one token. */
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

  /** Writes what the tokens call; answers whether a phrase was read that may have brought words of its own. */
  function* askWords(tokens: readonly Token[], called: Called<T>[]): Steps<boolean> {
    let woke = false;
    for (const { first, last } of stretches(tokens.length)) {
      let wakes = false;
      for (let i = first; i < last; i++) {
        const calls = calledBy((tokens[i] as Token).entry);
        called[i] = calls;
        if (calls.isAsleep && phrases.wake(calls.number)) wakes = true;
      }
      // What was kept of words is no longer so: not for another text either, which may be read between two steps.
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
