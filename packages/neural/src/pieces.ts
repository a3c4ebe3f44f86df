import type { PlainToken } from "./tokens.ts";

/** A sentence as the model reads it. */
export interface Encoded {
  readonly ids: readonly number[];
  /** How the word of each piece is written: small, without letters, with a capital, in capitals, mixed, or no word. */
  readonly case: readonly number[];
  /** The first piece of each token, the start of the sentence being the first. */
  readonly first: readonly number[];
}

const mostPieces = 8;
/** Longer ones are unknown as a whole: no piece of ours is nearly as long. */
const longestPart = 100;
const [small, noLetter, title, capitals, mixed, mark] = [0, 1, 2, 3, 4, 5];
const part = /[\p{L}\p{N}]+|[^\p{L}\p{N}]/gu;

function caseOf(word: string): number {
  const low = word.toLowerCase();
  const high = word.toUpperCase();
  if (low !== high && word === low) return small;
  if (low !== high && word === high && word.length > 1) return capitals;
  if (/^\p{Lu}/u.test(word) && word.slice(1) === low.slice(1)) return title;
  return /\p{L}/u.test(word) ? mixed : noLetter;
}

/** Cuts words into the longest pieces of a vocabulary (WordPiece), without their capitals where it has none. */
export class WordPieces {
  readonly #ids: ReadonlyMap<string, number>;
  readonly #longest: number;
  readonly #unknown: number;
  readonly #lowers: boolean;

  /** One piece a line; a piece that goes on inside a word begins with `##`. */
  constructor(vocabulary: string, { lowers = true }: { readonly lowers?: boolean } = {}) {
    this.#lowers = lowers;
    const pieces = vocabulary.trimEnd().split("\n");
    this.#ids = new Map(pieces.map((piece, i) => [piece, i]));
    this.#longest = pieces.reduce((most, { length }) => Math.max(most, length), 0);
    this.#unknown = this.special("[UNK]");
  }

  /** Encodes the tokens of a sentence. */
  encode(tokens: readonly PlainToken[]): Encoded {
    const ids = [this.special("[CLS]")];
    const cases = [mark];
    const first = [0];
    for (const { text } of tokens) {
      first.push(ids.length);
      const pieces = this.of(text, mostPieces);
      ids.push(...pieces);
      cases.push(...pieces.map(() => caseOf(text)));
    }
    return { ids: [...ids, this.special("[SEP]")], case: [...cases, mark], first };
  }

  /** The number of a piece such as `[MASK]`. Throws when the vocabulary has none. */
  special(name: string): number {
    const id = this.#ids.get(name);
    if (id === undefined) throw new Error(`The vocabulary has no ${name}.`);
    return id;
  }

  /** The pieces of a word, the first ones of a long one. */
  of(word: string, most: number = Number.POSITIVE_INFINITY): number[] {
    const pieces: number[] = [];
    for (const [text] of (this.#lowers ? word.toLowerCase() : word).matchAll(part)) {
      pieces.push(...this.#part(text));
      if (pieces.length >= most) return pieces.slice(0, most);
    }
    return pieces;
  }

  /** The piece of a word that is one; undefined for others, and for unknown ones. */
  only(word: string): number | undefined {
    const [piece, ...more] = this.of(word, 2);
    return more.length === 0 && piece !== this.#unknown ? piece : undefined;
  }

  #part(text: string): number[] {
    if (text.length > longestPart) return [this.#unknown];
    const pieces: number[] = [];
    for (let at = 0; at < text.length; ) {
      const [length, id] = this.#longestAt(text, at);
      if (id === undefined) return [this.#unknown];
      pieces.push(id);
      at += length;
    }
    return pieces;
  }

  #longestAt(text: string, at: number): [length: number, id: number | undefined] {
    const head = at > 0 ? "##" : "";
    for (let end = Math.min(text.length, at + this.#longest); end > at; end--) {
      const id = this.#ids.get(head + text.slice(at, end));
      if (id !== undefined) return [end - at, id];
    }
    return [0, undefined];
  }
}
