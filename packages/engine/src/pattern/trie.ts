import type { Token } from "../text/token.ts";
import type { Pattern } from "./compile.ts";
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

/** All patterns of all tables at once. Literal phrases share one trie; others wait at their rarest word. */
export interface Trie<T> {
  /** Every match in the tokens, by first token; matches may overlap. */
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

/** The element whose words are rarest, judged by their length, among those whose place is fixed. */
function anchor(pattern: Pattern): { offset: number; words: readonly string[] } | undefined {
  let best: { offset: number; words: readonly string[]; weight: number } | undefined;
  for (const [offset, element] of pattern.body.entries()) {
    if (element.optional || element.gap) break;
    if (!element.words) continue;
    const weight = Math.min(...element.words.map((word) => word.length));
    if (!best || weight > best.weight) best = { offset, words: element.words, weight };
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
  pattern.before.length === 0 && pattern.after.length === 0 && !pattern.atStart && !pattern.atEnd;

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
    if (!token || token.sentence !== sentence) return;
    at = at.next.get(token.lower);
    for (const { pattern, value } of at?.entries ?? [])
      if (isBare(pattern) || matchAt(pattern, tokens, first) >= 0) matches.push({ first, last: i + 1, value });
  }
}

/** Compiles patterns for matching together. */
export function createTrie<T>(entries: readonly Entry<T>[]): Trie<T> {
  const root = node<T>();
  const byWord = new Map<string, Anchored<T>[]>();
  const everywhere: Entry<T>[] = [];
  for (const entry of entries) {
    const rows = literals(entry.pattern);
    const found = rows ? undefined : anchor(entry.pattern);
    if (rows) addLiteral(root, rows, entry);
    else if (found) for (const word of found.words) pushTo(byWord, word, { entry, offset: found.offset });
    else everywhere.push(entry);
  }
  /** Tries the patterns that wait at one token. */
  const tryAt = (tokens: readonly Token[], at: number, matches: Match<T>[]): void => {
    const attempt = ({ pattern, value }: Entry<T>, first: number): void => {
      const last = matchAt(pattern, tokens, first);
      if (last >= 0) matches.push({ first, last, value });
    };
    const word = tokens[at]?.lower ?? "";
    if (root.next.has(word)) phrases(root, tokens, at, matches);
    const waiting = byWord.get(word);
    if (waiting) for (const { entry, offset } of waiting) if (at >= offset) attempt(entry, at - offset);
    for (const entry of everywhere) attempt(entry, at);
  };
  return {
    matches(tokens) {
      const matches: Match<T>[] = [];
      for (let i = 0; i < tokens.length; i++) tryAt(tokens, i, matches);
      return matches;
    },
  };
}
