import type { Token } from "../text/token.ts";
import { compile, type Pattern, wordsBefore } from "./compile.ts";
import { matchAt } from "./match.ts";
import { PairTable } from "./pair-table.ts";
import { firstWords, laterWords, saysAll, wordsOf } from "./phrase-words.ts";
import type { WordNumbers } from "./word-numbers.ts";

/** A match: token `first` to before token `last`. */
export interface Match<T> {
  readonly first: number;
  readonly last: number;
  readonly value: T;
}

/** A pattern that is still to be read, and what its owner wants back. */
export interface Unread<T> {
  readonly source: string;
  readonly value: T;
}

/** What stands at the end of a phrase's words; the pattern only where it asks for more than these words. */
interface Phrase<T> {
  readonly pattern: Pattern | undefined;
  readonly acrossSentences: boolean;
  readonly value: T;
}

const saysMore = ({ strict, before, after, atStart, atEnd }: Pattern): boolean =>
  strict || before.length > 0 || after.length > 0 || atStart || atEnd;

const root = 0;

/**
 * Rows of words, found together. Nodes and words are numbers in open tables: ten thousand phrases take two megabytes, as
 * objects they took thirty.
 */
export class PhraseTrie<T> {
  readonly #numbers: WordNumbers;
  readonly #phrases: Phrase<T>[] = [];
  /** The node below a node, by word. */
  readonly #below = new PairTable();
  /** The node of those that end at a node and want a certain word before them, by that word. */
  readonly #behind = new PairTable();
  /** The phrases that end at a node, counted from 0, each one more than its place among all. */
  readonly #endings = new PairTable();
  #nodes = 1;
  /** Phrases of which nobody has met the first word yet, by its number: they are read when somebody does. */
  readonly #asleep = new Map<number, Unread<T>[]>();

  constructor(numbers: WordNumbers) {
    this.#numbers = numbers;
  }

  /** Puts a pattern in, of which `rows` are the words. */
  add(rows: readonly (readonly string[])[], pattern: Pattern, value: T): void {
    this.#add(root, rows, {
      pattern: saysMore(pattern) ? pattern : undefined,
      acrossSentences: pattern.acrossSentences,
      value,
    });
  }

  /** Takes a phrase in, to be read when its first word is met; not one that is more than words and what stands around. */
  take(phrase: Unread<T>): boolean {
    const body = wordsOf(phrase.source);
    if (body === undefined || body.startsWith(",")) return false;
    for (const word of firstWords(body)) {
      const number = this.#numbers.of(word);
      const others = this.#asleep.get(number);
      if (others) others.push(phrase);
      else this.#asleep.set(number, [phrase]);
    }
    return true;
  }

  /** Reads the phrases that begin with a word; answers whether there were any. */
  wake(number: number): boolean {
    const phrases = this.#asleep.get(number);
    if (!phrases) return false;
    this.#asleep.delete(number);
    const node = this.#nodeBelow(root, number);
    for (const { source, value } of phrases) {
      const pattern = saysAll(source) ? undefined : compile(source);
      this.#add(node, laterWords(wordsOf(source) ?? ""), { pattern, acrossSentences: false, value });
    }
    return true;
  }

  /** Whether phrases that begin with a word are still to be read. */
  isAsleep(number: number): boolean {
    return this.#asleep.has(number);
  }

  /** Where the phrases that begin with a word go on, or 0 when there are none. */
  begunBy(number: number): number {
    return this.#below.get(root, number);
  }

  /** Adds the matches that begin at token `first`, which led to `begun`; `words` have the numbers of the tokens’ words. */
  find(
    tokens: readonly Token[],
    words: readonly { readonly number: number }[],
    first: number,
    begun: number,
    matches: Match<T>[],
  ): void {
    const sentence = tokens[first]?.sentence;
    const wordBefore = words[first - 1]?.number ?? 0;
    let at = first;
    for (let node = begun; node !== root; node = this.#below.get(node, words[at]?.number ?? 0)) {
      const isOne = tokens[at]?.sentence === sentence;
      this.#tell(node, tokens, first, at, isOne, matches);
      const behind = wordBefore === 0 ? 0 : this.#behind.get(node, wordBefore);
      if (behind !== 0) this.#tell(behind, tokens, first, at, isOne, matches);
      at++;
    }
  }

  #tell(node: number, tokens: readonly Token[], first: number, at: number, isOne: boolean, matches: Match<T>[]): void {
    for (let nth = 0; ; nth++) {
      const place = this.#endings.get(node, nth);
      if (place === 0) return;
      const { pattern, acrossSentences, value } = this.#phrases[place - 1] as Phrase<T>;
      if (!isOne && !acrossSentences) continue;
      if (!pattern || matchAt(pattern, tokens, first) >= 0) matches.push({ first, last: at + 1, value });
    }
  }

  #add(from: number, rows: readonly (readonly string[])[], phrase: Phrase<T>): void {
    let level = [from];
    for (const words of rows) {
      const numbers = words.map((word) => this.#numbers.of(word));
      level = level.flatMap((node) => numbers.map((number) => this.#nodeBelow(node, number)));
    }
    this.#phrases.push(phrase);
    const wanted = phrase.pattern && wordsBefore(phrase.pattern)?.map((word) => this.#numbers.of(word));
    for (const node of level)
      for (const end of wanted?.map((word) => this.#nodeOf(this.#behind, node, word)) ?? [node]) this.#end(end);
  }

  /** Has the phrase that was put in last end at a node. */
  #end(node: number): void {
    let nth = 0;
    while (this.#endings.get(node, nth) !== 0) nth++;
    this.#endings.add(node, nth, this.#phrases.length);
  }

  #nodeBelow(node: number, word: number): number {
    return this.#nodeOf(this.#below, node, word);
  }

  /** The node a table has for a node and a word, made where there is none. */
  #nodeOf(table: PairTable, node: number, word: number): number {
    const known = table.get(node, word);
    if (known !== 0) return known;
    table.add(node, word, this.#nodes);
    return this.#nodes++;
  }
}
