/** Words as numbers from 1 on. */
export class WordNumbers {
  readonly #numbers = new Map<string, number>();

  /** The number of a word; a new one for a new word. */
  of(word: string): number {
    const known = this.#numbers.get(word);
    if (known !== undefined) return known;
    this.#numbers.set(word, this.#numbers.size + 1);
    return this.#numbers.size;
  }

  /** The number of a word, or 0. */
  find(word: string): number {
    return this.#numbers.get(word) ?? 0;
  }
}
