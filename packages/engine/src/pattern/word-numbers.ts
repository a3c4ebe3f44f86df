import { hashOf } from "../syntax/hash.ts";

/** Words with their numbers, decoded for look-ups. */
export interface SpreadNumbers {
  /** All words side by side, in the order of their numbers. */
  readonly letters: Uint16Array;
  /** The start of each word; one entry more than there are words. */
  readonly starts: Uint32Array;
  /** An open-addressing table by the hash of the word: its number, or 0. */
  readonly slots: Uint32Array;
}

/** Assigns numbers to words, from 1 on. */
export class WordNumbers {
  readonly #spread: SpreadNumbers | undefined;
  /** The words that were not decoded before. */
  readonly #numbers = new Map<string, number>();

  /** Continues with numbers that were decoded before, perhaps by another thread. They are only read. */
  constructor(spread?: SpreadNumbers) {
    this.#spread = spread;
  }

  /** Returns the number of a word; a new one for a new word. */
  of(word: string): number {
    const known = this.find(word);
    if (known !== 0) return known;
    const number = (this.#spread ? this.#spread.starts.length - 1 : 0) + this.#numbers.size + 1;
    this.#numbers.set(word, number);
    return number;
  }

  /** Returns the number of a word, or 0. */
  find(word: string): number {
    const spread = this.#spread && numberIn(this.#spread, word);
    return spread || (this.#numbers.get(word) ?? 0);
  }

  /** Returns all numbered words in decoded form. */
  spread(): SpreadNumbers {
    const words = [...this.#numbers.keys()];
    const letters = Uint16Array.from(words.join(""), (letter) => letter.charCodeAt(0));
    const starts = new Uint32Array(words.length + 1);
    const slots = new Uint32Array(2 ** Math.ceil(Math.log2(2 * words.length + 2)));
    for (const [i, word] of words.entries()) {
      starts[i + 1] = (starts[i] as number) + word.length;
      let slot = hashOf(word) & (slots.length - 1);
      while (slots[slot] !== 0) slot = (slot + 1) & (slots.length - 1);
      slots[slot] = i + 1;
    }
    return { letters, starts, slots };
  }
}

function numberIn(spread: SpreadNumbers, word: string): number {
  const { slots } = spread;
  for (let slot = hashOf(word) & (slots.length - 1); ; slot = (slot + 1) & (slots.length - 1)) {
    const number = slots[slot] as number;
    if (number === 0 || isAt(spread, number - 1, word)) return number;
  }
}

function isAt({ letters, starts }: SpreadNumbers, place: number, word: string): boolean {
  const start = starts[place] as number;
  if ((starts[place + 1] as number) - start !== word.length) return false;
  for (let i = 0; i < word.length; i++) if (letters[start + i] !== word.charCodeAt(i)) return false;
  return true;
}
