import type { Token } from "../text/token.ts";
import { compile, type Pattern, wordsBefore } from "./compile.ts";
import { matchAt } from "./match.ts";
import { PairTable } from "./pair-table.ts";
import { firstWords, laterWords, saysAll, wordsOf } from "./phrase-words.ts";
import type { WordNumbers } from "./word-numbers.ts";

/** A match: token `first` to before token `last`. */
export interface TrieMatch<T> {
  readonly first: number;
  readonly last: number;
  readonly value: T;
}

/** Phrases by number: their patterns, and what their owner gets back. */
export interface PhraseBook<T> {
  sourceOf(phrase: number): string;
  valueOf(phrase: number): T;
}

/** What a phrase requires beyond its words. */
interface Asking {
  readonly pattern: Pattern | undefined;
  readonly acrossSentences: boolean;
}

/** The decoded tables of a trie. */
export interface SpreadPhraseTrie {
  readonly below: Int32Array;
  readonly behind: Int32Array;
  readonly endings: Int32Array;
}

const saysMore = ({ strict, before, after, atStart, atEnd }: Pattern): boolean =>
  strict || before.length > 0 || after.length > 0 || atStart || atEnd;

const root = 0;

/**
 * Finds phrases together. Nodes, words, and phrases are numbers in open-addressing tables, because ten thousand phrases
 * took thirty megabytes as objects. Tables that were decoded before are only read, so no phrase can be added to them.
 */
export class PhraseTrie<T> {
  readonly #numbers: WordNumbers;
  readonly #book: PhraseBook<T>;
  /** The child of a node, by word. */
  readonly #below: PairTable;
  /** The node of the phrases that end at a node and require a certain word before them, by that word. */
  readonly #behind: PairTable;
  /**
   * The phrases that end at a node, from 0: twice the number of each plus 2, plus 1 if it requires more than its words.
   */
  readonly #endings: PairTable;
  #nodes = 1;
  /** What phrases require; for those that were decoded before, this is parsed when their words occur. */
  readonly #asking = new Map<number, Asking>();
  /** Phrases whose first word has not occurred yet, by its number. They are parsed when it does. */
  readonly #asleep = new Map<number, number[]>();

  constructor(numbers: WordNumbers, book: PhraseBook<T>, spread?: SpreadPhraseTrie) {
    this.#numbers = numbers;
    this.#book = book;
    this.#below = new PairTable(spread?.below);
    this.#behind = new PairTable(spread?.behind);
    this.#endings = new PairTable(spread?.endings);
  }

  /** Inserts a phrase whose pattern has the words `rows`. */
  add(rows: readonly (readonly string[])[], pattern: Pattern, phrase: number): void {
    const asking = { pattern: saysMore(pattern) ? pattern : undefined, acrossSentences: pattern.acrossSentences };
    if (asking.pattern || asking.acrossSentences) this.#asking.set(phrase, asking);
    this.#add(root, rows, phrase);
  }

  /**
   * Accepts a phrase that is to be parsed when its first word occurs; refuses one that is more than words and their
   * context.
   */
  take(phrase: number): boolean {
    const body = wordsOf(this.#book.sourceOf(phrase));
    if (body === undefined || body.startsWith(",")) return false;
    for (const word of firstWords(body)) {
      const number = this.#numbers.of(word);
      const others = this.#asleep.get(number);
      if (others) others.push(phrase);
      else this.#asleep.set(number, [phrase]);
    }
    return true;
  }

  /** Parses the phrases that begin with a word, and returns whether there were any. */
  wake(number: number): boolean {
    const phrases = this.#asleep.get(number);
    if (!phrases) return false;
    this.#asleep.delete(number);
    const node = this.#nodeBelow(root, number);
    for (const phrase of phrases) {
      const source = this.#book.sourceOf(phrase);
      if (!saysAll(source)) this.#askingOf(phrase);
      this.#add(node, laterWords(wordsOf(source) ?? ""), phrase);
    }
    return true;
  }

  /** Parses all phrases and returns the decoded tables. */
  spread(): SpreadPhraseTrie {
    for (const number of [...this.#asleep.keys()]) this.wake(number);
    return { below: this.#below.entries, behind: this.#behind.entries, endings: this.#endings.entries };
  }

  /** Returns whether phrases that begin with a word are still to be parsed. */
  isAsleep(number: number): boolean {
    return this.#asleep.has(number);
  }

  /** Returns the node of the phrases that begin with a word, or 0. */
  begunBy(number: number): number {
    return this.#below.get(root, number);
  }

  /**
   * Adds the matches that begin at token `first`, whose word leads to the node `begun`; `words` are the numbers of the
   * tokens’ words.
   */
  find(
    tokens: readonly Token[],
    words: readonly { readonly number: number }[],
    first: number,
    begun: number,
    matches: TrieMatch<T>[],
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

  #tell(
    node: number,
    tokens: readonly Token[],
    first: number,
    at: number,
    isOne: boolean,
    matches: TrieMatch<T>[],
  ): void {
    for (let nth = 0; ; nth++) {
      const ending = this.#endings.get(node, nth);
      if (ending === 0) return;
      const phrase = (ending >> 1) - 1;
      const asking = (ending & 1) === 0 ? undefined : this.#askingOf(phrase);
      if (!isOne && !asking?.acrossSentences) continue;
      if (asking?.pattern && matchAt(asking.pattern, tokens, first) < 0) continue;
      matches.push({ first, last: at + 1, value: this.#book.valueOf(phrase) });
    }
  }

  #askingOf(phrase: number): Asking {
    const known = this.#asking.get(phrase);
    if (known) return known;
    const asking = { pattern: compile(this.#book.sourceOf(phrase)), acrossSentences: false };
    this.#asking.set(phrase, asking);
    return asking;
  }

  #add(from: number, rows: readonly (readonly string[])[], phrase: number): void {
    let level = [from];
    for (const words of rows) {
      const numbers = words.map((word) => this.#numbers.of(word));
      level = level.flatMap((node) => numbers.map((number) => this.#nodeBelow(node, number)));
    }
    const pattern = this.#asking.get(phrase)?.pattern;
    const wanted = pattern && wordsBefore(pattern)?.map((word) => this.#numbers.of(word));
    const ending = ((phrase + 1) << 1) | Number(this.#asking.has(phrase));
    for (const node of level)
      for (const end of wanted?.map((word) => this.#nodeOf(this.#behind, node, word)) ?? [node]) this.#end(end, ending);
  }

  #end(node: number, ending: number): void {
    let nth = 0;
    while (this.#endings.get(node, nth) !== 0) nth++;
    this.#endings.add(node, nth, ending);
  }

  #nodeBelow(node: number, word: number): number {
    return this.#nodeOf(this.#below, node, word);
  }

  /** Returns the child of a node by word, and creates it if necessary. */
  #nodeOf(table: PairTable, node: number, word: number): number {
    const known = table.get(node, word);
    if (known !== 0) return known;
    table.add(node, word, this.#nodes);
    return this.#nodes++;
  }
}
