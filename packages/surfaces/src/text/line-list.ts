import { type Block, type Splice, spliced } from "@housestyle/checker";
import type { SessionParagraph } from "@housestyle/engine";
import { unreadLines } from "./unread-lines.ts";

const word = /[\p{L}\p{N}]+(?:['’.-][\p{L}\p{N}]+)*/gu;

/** A line of plain text, which is one paragraph. */
export interface PlainLine extends Block {
  readonly text: string;
  readonly words: number;
  /** The start of the line in the current text. */
  readonly start: number;
}

/** The lines of a text that is being edited, each with a stamp that stays the same while its words do. */
export class LineList {
  #lines: { -readonly [Key in keyof PlainLine]: PlainLine[Key] }[] = [];
  #stamp = 0;
  #words = 0;

  constructor(text: string) {
    this.follow(text);
  }

  get lines(): readonly PlainLine[] {
    return this.#lines;
  }

  /** The number of words in the text. */
  get words(): number {
    return this.#words;
  }

  /**
   * Updates the text and returns which lines have changed, if any. Plain fields do not report where they changed, so
   * the lines are compared.
   */
  follow(text: string): Splice<PlainLine> | undefined {
    const lines = text.split("\n");
    const unread = unreadLines(lines);
    const now = lines.map((text, index): SessionParagraph => ({ text, kind: unread[index] ? "code" : "prose" }));
    const before = this.#lines;
    const shorter = Math.min(before.length, now.length);
    let head = 0;
    while (head < shorter && isSame(before[head], now[head])) head++;
    let tail = 0;
    while (tail < shorter - head && isSame(before[before.length - 1 - tail], now[now.length - 1 - tail])) tail++;
    const insert = now.slice(head, now.length - tail).map((paragraph) => this.#fresh(paragraph));
    const splice = { at: head, remove: before.length - head - tail, insert };
    if (splice.remove === 0 && insert.length === 0) return undefined;
    const { list, gone } = spliced(this.#lines, splice);
    this.#lines = list;
    this.#words += wordsIn(insert) - wordsIn(gone);
    this.#place(head);
    return splice;
  }

  /** Returns the index of the line that contains an offset. */
  indexAt(offset: number): number {
    const behind = this.#lines.findIndex(({ start }) => start > offset);
    return (behind < 0 ? this.#lines.length : behind) - 1;
  }

  #fresh(paragraph: SessionParagraph): PlainLine {
    const { text } = paragraph;
    return { stamp: ++this.#stamp, text, paragraph, words: text.match(word)?.length ?? 0, start: 0 };
  }

  #place(from: number): void {
    const before = this.#lines[from - 1];
    let start = before ? before.start + before.text.length + 1 : 0;
    for (const line of this.#lines.slice(from)) {
      line.start = start;
      start += line.text.length + 1;
    }
  }
}

/** Whether a line is still the same. One that has become code is not, even with the same words. */
function isSame(line: PlainLine | undefined, now: SessionParagraph | undefined): boolean {
  return line?.text === now?.text && line?.paragraph.kind === now?.kind;
}

function wordsIn(lines: readonly PlainLine[]): number {
  return lines.reduce((sum, { words }) => sum + words, 0);
}
