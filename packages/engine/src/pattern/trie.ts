import { createMemory, wordsOfANovel } from "../text/memory.ts";
import { finish, type Steps, stretches } from "../text/steps.ts";
import type { Tag, Token } from "../text/token.ts";
import { compile, type Pattern } from "./compile.ts";
import type { Element } from "./element.ts";
import { firstWords } from "./first-words.ts";
import { matchAt } from "./match.ts";

/** One pattern and what its owner wants back when it matches. */
export interface Entry<T> {
  readonly pattern: Pattern;
  readonly value: T;
}

/** A match: token `first` to before token `last`. */
export interface Match<T> {
  readonly first: number;
  readonly last: number;
  readonly value: T;
}

interface Node<T> {
  readonly next: Map<string, Node<T>>;
  readonly entries: Entry<T>[];
}

/** A pattern found by one of its words: the word lies `offset` tokens behind the pattern's first. */
interface Anchored<T> {
  readonly entry: Entry<T>;
  readonly offset: number;
}

/** A pattern that is still to be read, and what its owner wants back. */
export interface Unread<T> {
  readonly source: string;
  readonly value: T;
}

/** All patterns of all tables at once. Literal phrases share one trie; others wait at their rarest word. */
export interface Trie<T> {
  /** Every match in the tokens, by the token it waited at; matches may overlap. In steps of some thousand tokens. */
  find(tokens: readonly Token[]): Steps<Match<T>[]>;
  /** The same at once. */
  matches(tokens: readonly Token[]): Match<T>[];
}

const node = <T>(): Node<T> => ({ next: new Map(), entries: [] });

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

/** The element whose words are rarest, judged by their length, among those whose place is fixed. */
function rarestWords(elements: readonly Element[]): number {
  let best = -1;
  let weight = 0;
  for (const [offset, { words }] of elements.entries()) {
    const shortest = words ? Math.min(...words.map((word) => word.length)) : 0;
    if (shortest > weight) {
      best = offset;
      weight = shortest;
    }
  }
  return best;
}

function addLiteral<T>(root: Node<T>, rows: readonly (readonly string[])[], entry: Entry<T>): void {
  let level = [root];
  for (const words of rows) {
    const deeper: Node<T>[] = [];
    for (const each of level)
      for (const word of words) {
        let next = each.next.get(word);
        if (!next) {
          next = node();
          each.next.set(word, next);
        }
        deeper.push(next);
      }
    level = deeper;
  }
  for (const each of level) each.entries.push(entry);
}

const isBare = (pattern: Pattern): boolean =>
  !pattern.strict && pattern.before.length === 0 && pattern.after.length === 0 && !pattern.atStart && !pattern.atEnd;

function pushTo<K, V>(map: Map<K, V[]>, key: K, value: V): void {
  const known = map.get(key);
  if (known) known.push(value);
  else map.set(key, [value]);
}

/** Matches of literal phrases that begin at token `first`. */
function phrases<T>(root: Node<T>, tokens: readonly Token[], first: number, matches: Match<T>[]): void {
  const sentence = tokens[first]?.sentence;
  let at: Node<T> | undefined = root;
  for (let i = first; at && i < tokens.length; i++) {
    const token = tokens[i];
    if (!token) return;
    at = at.next.get(token.lower);
    for (const { pattern, value } of at?.entries ?? []) {
      if (!pattern.acrossSentences && token.sentence !== sentence) continue;
      if (isBare(pattern) || matchAt(pattern, tokens, first) >= 0) matches.push({ first, last: i + 1, value });
    }
  }
}

/** Patterns that are not words alone, by what their anchor has to be. */
interface Waiting<T> {
  readonly byWord: Map<string, Anchored<T>[]>;
  readonly byTag: Map<Tag, Anchored<T>[]>;
  /** Anchored at an element that the word alone decides, `re*`. */
  readonly globs: (Anchored<T> & { readonly element: Element })[];
  readonly everywhere: Anchored<T>[];
}

/** Puts a pattern where the rarest of its fixed elements will call it. */
function wait<T>(waiting: Waiting<T>, entry: Entry<T>): void {
  const elements = fixed(entry.pattern);
  const literal = rarestWords(elements);
  const glob = elements.findIndex(({ byWord }) => byWord);
  const tagged = elements.findIndex(({ tags }) => tags !== undefined);
  const globbed = elements[glob];
  if (literal >= 0)
    for (const word of elements[literal]?.words ?? []) pushTo(waiting.byWord, word, { entry, offset: literal });
  else if (globbed) waiting.globs.push({ entry, offset: glob, element: globbed });
  else if (tagged >= 0)
    for (const tag of elements[tagged]?.tags ?? []) pushTo(waiting.byTag, tag, { entry, offset: tagged });
  else waiting.everywhere.push({ entry, offset: 0 });
}

/** Phrases of which nobody has met the first word yet: they are read when somebody does. */
class Sleeping<T> {
  readonly #byWord = new Map<string, Unread<T>[]>();

  /** Takes a phrase in, unless it is more than words. */
  take(phrase: Unread<T>): boolean {
    const first = firstWords(phrase.source);
    for (const word of first ?? []) pushTo(this.#byWord, word, phrase);
    return first !== undefined;
  }

  /** Puts the phrases that begin with `word` under `root`. */
  wake(word: string, root: Node<T>): void {
    const phrases = this.#byWord.get(word);
    if (!phrases) return;
    this.#byWord.delete(word);
    for (const { source, value } of phrases) {
      const pattern = compile(source);
      const [, ...rest] = literals(pattern) ?? [];
      addLiteral(root, [[word], ...rest], { pattern, value });
    }
  }
}

/**
 * Compiles patterns for matching together. Phrases of mere words among the `unread` are compiled when their first word is
 * met; of any other that cannot be read it throws PatternError.
 */
export function createTrie<T>(given: readonly Entry<T>[], unread: readonly Unread<T>[] = []): Trie<T> {
  const root = node<T>();
  const sleeping = new Sleeping<T>();
  const entries = given.concat(
    unread
      .filter((phrase) => !sleeping.take(phrase))
      .map(({ source, value }): Entry<T> => ({ pattern: compile(source), value })),
  );
  const waiting: Waiting<T> = { byWord: new Map(), byTag: new Map(), globs: [], everywhere: [] };
  for (const entry of entries) {
    const rows = literals(entry.pattern);
    if (rows) addLiteral(root, rows, entry);
    else wait(waiting, entry);
  }
  const { byWord, byTag, globs, everywhere } = waiting;

  /** What a word calls, kept: a text says the same words again and again. */
  const called = createMemory<readonly Anchored<T>[]>(wordsOfANovel);
  const globsAt = (tokens: readonly Token[], at: number): readonly Anchored<T>[] => {
    const token = tokens[at];
    if (!token || globs.length === 0) return globs;
    const known = token.kind === "word" ? called.get(token.lower) : undefined;
    if (known) return known;
    const found = globs.filter(({ element }) => element.test(token, tokens, at));
    return token.kind === "word" ? called.set(token.lower, found) : found;
  };

  /** Tries the patterns that wait at one token. */
  const tryAt = (tokens: readonly Token[], at: number, matches: Match<T>[]): void => {
    const attempt = (anchored: readonly Anchored<T>[] | undefined): void => {
      if (!anchored) return;
      for (const { entry, offset } of anchored) {
        const last = at < offset ? -1 : matchAt(entry.pattern, tokens, at - offset);
        if (last >= 0) matches.push({ first: at - offset, last, value: entry.value });
      }
    };
    const token = tokens[at];
    const word = token?.lower ?? "";
    sleeping.wake(word, root);
    if (root.next.has(word)) phrases(root, tokens, at, matches);
    attempt(byWord.get(word));
    attempt(globsAt(tokens, at));
    attempt(byTag.get(token?.tag ?? "X"));
    attempt(everywhere);
  };
  function* find(tokens: readonly Token[]): Steps<Match<T>[]> {
    const matches: Match<T>[] = [];
    for (const { first, last } of stretches(tokens.length)) {
      for (let i = first; i < last; i++) tryAt(tokens, i, matches);
      yield;
    }
    return matches;
  }
  return { find, matches: (tokens) => finish(find(tokens)) };
}
