import type { Finding } from "@housestyle/engine";

/** So long after a letter its word counts as still being written, in milliseconds. */
const rest = 600;

/** Where the caret stands: how far into the text of which paragraph. */
interface Caret {
  readonly text: string;
  readonly at: number;
}

/**
 * Holds back the findings of the word that someone is writing: half a word is no mistake. They are shown when the writer goes on
 * or rests. A caret that was moved to a word, as a card that opens moves it, writes no word there.
 */
export class WordInHand {
  readonly #caret: () => Caret | undefined;
  readonly #rested: (text: string) => void;
  #lastWritten = Number.NEGATIVE_INFINITY;
  /** Where the last letter was written. */
  #place: number | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `rested` is told the paragraph of which something was held back. */
  constructor(caret: () => Caret | undefined, rested: (text: string) => void) {
    this.#caret = caret;
    this.#rested = rested;
  }

  /** Something was written. */
  written(): void {
    this.#lastWritten = performance.now();
    this.#place = this.#caret()?.at;
  }

  /** The findings of a paragraph without those of the word in hand. */
  without(findings: readonly Finding[], text: string): readonly Finding[] {
    const left = this.#lastWritten + rest - performance.now();
    const caret = left > 0 ? this.#caret() : undefined;
    if (caret?.text !== text || caret.at !== this.#place) return findings;
    const told = findings.filter(({ end }) => end !== caret.at);
    if (told.length === findings.length) return findings;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#rested(text), left);
    return told;
  }

  end(): void {
    clearTimeout(this.#timer);
  }
}
