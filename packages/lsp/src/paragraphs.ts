import { type Block, joinEdits, type Splice } from "@housestyle/checker/loop";
import {
  type FormatOrCutter,
  follow,
  ownString,
  type Paragraph,
  type SessionParagraph,
  type TextEdit,
} from "@housestyle/engine";

/** A paragraph of an open text. */
export interface LocatedParagraph extends Block {
  readonly paragraph: SessionParagraph;
  /** The start of the paragraph in the current text. */
  readonly start: number;
}

/** The paragraphs of a text that is being edited, each with a stamp that stays the same while its words do. */
export class Paragraphs {
  #cut: ReturnType<typeof follow>;
  #placed: { -readonly [Key in keyof LocatedParagraph]: LocatedParagraph[Key] }[] = [];
  #stamp = 0;

  constructor(form: FormatOrCutter) {
    this.#cut = follow(form);
  }

  /** Sets how the text is divided into paragraphs. */
  set form(form: FormatOrCutter) {
    this.#cut = follow(form);
  }

  get all(): readonly LocatedParagraph[] {
    return this.#placed;
  }

  /** Updates the text. `edits`, if known, turned the previous text into this one, each applied after the one before. */
  follow(text: string, edits?: readonly TextEdit[]): Splice<LocatedParagraph> {
    const edit = edits?.reduce<TextEdit | undefined>((first, second) => joinEdits(first, second), undefined);
    const now = this.#cut(text, edit);
    const before = this.#placed;
    const shorter = Math.min(before.length, now.length);
    let head = 0;
    while (head < shorter && isSame(before[head], now[head])) head++;
    let tail = 0;
    while (tail < shorter - head && isSame(before[before.length - 1 - tail], now[now.length - 1 - tail])) tail++;
    const insert = now.slice(head, now.length - tail).map((each) => this.#fresh(each));
    const kept = before.slice(before.length - tail);
    this.#placed = [...before.slice(0, head), ...insert, ...kept];
    for (const [i, placed] of this.#placed.entries()) placed.start = now[i]?.start ?? 0;
    return { at: head, remove: before.length - head - tail, insert };
  }

  /** Returns the index of the paragraph at an offset, or of the last one before it. */
  indexAt(offset: number): number {
    let low = 0;
    let high = this.#placed.length;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if ((this.#placed[middle]?.start ?? 0) <= offset) low = middle;
      else high = middle;
    }
    return low;
  }

  #fresh({ start, text, ...rest }: Paragraph): LocatedParagraph {
    // What is kept of a paragraph must not keep the whole text, as it was.
    return { stamp: ++this.#stamp, start, paragraph: { ...rest, text: ownString(text) } };
  }
}

function isSame(before: LocatedParagraph | undefined, now: Paragraph | undefined): boolean {
  if (!before || !now) return false;
  const { text, kind, markup, opaque } = before.paragraph;
  return text === now.text && kind === now.kind && isSameSpans(markup, now.markup) && isSameSpans(opaque, now.opaque);
}

type Spans = Paragraph["markup"];

const isSameSpans = (a: Spans = [], b: Spans = []): boolean =>
  a.length === b.length && a.every(({ start, end }, i) => start === b[i]?.start && end === b[i]?.end);
