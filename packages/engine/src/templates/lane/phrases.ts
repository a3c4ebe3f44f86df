import type { Analysis } from "../../facts/analysis.ts";
import { tokenize } from "../../language/tokenize.ts";
import type { Span } from "../../text/span.ts";
import type { Token } from "../../text/token.ts";

/** A match: its span, its tokens `first` to before `last`, and the value of the phrase. */
export interface PhraseMatch<T> extends Span {
  readonly first: number;
  readonly last: number;
  readonly value: T;
  /** What follows the phrase in its last word: "'s", "s", or nothing. */
  readonly ending: string;
}

/** Compiled phrases. */
export interface PhraseMatcher<T> {
  /** Returns all matches in the order they begin, only the longest where several begin at one token. */
  in(a: Analysis): PhraseMatch<T>[];
}

interface Entry<T> {
  readonly words: readonly string[];
  readonly value: T;
}

/** Returns a word without its possessive ending. */
const possessive = /^(.+?)('s|')$/;

/** Returns the ending by which `word` differs from `wanted`; undefined if it is another word. */
function endingOf(word: string, wanted: string, plurals: boolean): string | undefined {
  if (word === wanted) return "";
  const owner = possessive.exec(word);
  if (owner?.[1] === wanted) return owner[2];
  return plurals && word === `${wanted}s` ? "s" : undefined;
}

/** Returns the ending after the words of a phrase that begins at token `first`; undefined if it is not there. */
function matchAt(tokens: readonly Token[], first: number, words: readonly string[], plurals: boolean) {
  const sentence = tokens[first]?.sentence;
  for (const [i, word] of words.entries()) {
    const token = tokens[first + i];
    if (token?.sentence !== sentence || token === undefined || token.kind === "opaque") return undefined;
    if (i === words.length - 1) return endingOf(token.lower, word, plurals);
    if (token.lower !== word) return undefined;
  }
  return undefined;
}

/** Keys under which a word is looked up: itself, and what it is without an ending. */
const keysOf = (word: string): string[] => {
  const bare = possessive.exec(word)?.[1];
  return [word, ...(bare === undefined ? [] : [bare]), ...(word.endsWith("s") ? [word.slice(0, -1)] : [])];
};

/**
 * Phrases of people, found in any case and with any blanks between their words; “’s” may follow, with `plurals` an “s”,
 * too. A phrase without any letter, number or sign is never found.
 */
export function phrases<T>(entries: Iterable<readonly [phrase: string, value: T]>, plurals = false): PhraseMatcher<T> {
  const byFirst = new Map<string, Entry<T>[]>();
  for (const [phrase, value] of entries) {
    const words = tokenize(phrase.trim()).map(({ lower }) => lower);
    const [head] = words;
    if (head === undefined || head === "") continue;
    byFirst.set(head, [...(byFirst.get(head) ?? []), { words, value }]);
  }
  for (const [head, list] of byFirst)
    byFirst.set(
      head,
      list.sort((x, y) => y.words.length - x.words.length),
    );

  const longest = ({ tokens }: Analysis, first: number): PhraseMatch<T> | undefined => {
    const head = tokens[first];
    if (!head) return undefined;
    for (const key of keysOf(head.lower))
      for (const { words, value } of byFirst.get(key) ?? []) {
        const ending = matchAt(tokens, first, words, plurals);
        const last = first + words.length;
        const end = tokens[last - 1]?.end;
        if (ending !== undefined && end !== undefined) return { start: head.start, end, first, last, value, ending };
      }
    return undefined;
  };

  return {
    in(a) {
      const found: PhraseMatch<T>[] = [];
      for (let i = 0; byFirst.size > 0 && i < a.tokens.length; i++) {
        const match = longest(a, i);
        if (!match) continue;
        found.push(match);
        i = match.last - 1;
      }
      return found;
    },
  };
}
