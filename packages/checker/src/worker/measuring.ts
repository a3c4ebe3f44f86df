import {
  type Goal,
  measureDocument,
  offendersIn,
  type ParagraphMeasures,
  type SessionParagraph,
  type Target,
} from "@housestyle/engine";
import type { FromWorker, Offender } from "../messages.ts";

/** A paragraph as the loop mirrors it, with its numbers once they are known. */
export interface Measurable {
  readonly stamp: number;
  readonly paragraph: SessionParagraph;
  measures?: ParagraphMeasures;
}

/** Measures a text while nothing else is to be done, a few paragraphs at a time, and tells when all of it is measured. */
export class Measuring {
  readonly #measure: (paragraph: SessionParagraph) => ParagraphMeasures;
  readonly #post: (message: FromWorker) => void;
  #isWanted = false;
  #isTold = false;
  #offence: { readonly goal: Goal; readonly target: Target } | undefined;

  constructor(measure: (paragraph: SessionParagraph) => ParagraphMeasures, post: (message: FromWorker) => void) {
    this.#measure = measure;
    this.#post = post;
  }

  want(isWanted: boolean): void {
    this.#isWanted = isWanted;
    this.#isTold = false;
  }

  seek(goal: Goal | undefined, target: Target): void {
    this.#offence = goal && { goal, target };
    this.#isTold = false;
  }

  /** The text has changed: what was told is no longer true. */
  changed(): void {
    this.#isTold = false;
  }

  /** Whether there is something to do. */
  get isWaiting(): boolean {
    return this.#isWanted && !this.#isTold;
  }

  /** Works until the time is up or everything is measured; then tells. */
  work(paragraphs: readonly Measurable[], isTimeUp: () => boolean): void {
    for (const paragraph of paragraphs) {
      if (paragraph.measures) continue;
      paragraph.measures = this.#measure(paragraph.paragraph);
      if (isTimeUp()) return;
    }
    this.#isTold = true;
    this.#post({ type: "measured", measures: measureDocument(paragraphs.flatMap(({ measures }) => measures ?? [])) });
    if (this.#offence) this.#tellOffenders(paragraphs, this.#offence);
  }

  #tellOffenders(paragraphs: readonly Measurable[], { goal, target }: { goal: Goal; target: Target }): void {
    const measured = paragraphs.flatMap(({ stamp, measures }) => (measures ? [{ stamp, measures }] : []));
    const spans = offendersIn(
      measured.map(({ measures }) => measures),
      goal,
      target,
    );
    const offenders = measured.flatMap(({ stamp }, at): Offender[] =>
      (spans[at] ?? []).map(({ start, end }) => ({ stamp, start, end })),
    );
    this.#post({ type: "offend", goal, offenders });
  }
}
