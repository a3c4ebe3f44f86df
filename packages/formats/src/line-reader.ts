import type { Paragraph } from "@housestyle/engine";
import { BlockWriter } from "./block-writer.ts";
import { type Line, linesOf } from "./lines.ts";

const behindTheEnd: Line = { start: 0, end: 0, text: "", indent: 0, isBlank: true };

/** Goes through a text of blocks line by line, once. What blocks there are, a format says. */
export abstract class LineReader {
  protected readonly text: string;
  protected readonly lines: readonly Line[];
  protected readonly out: BlockWriter;
  /** The line that is read now. */
  protected at = 0;

  constructor(text: string) {
    this.text = text;
    this.lines = linesOf(text);
    this.out = new BlockWriter(text);
  }

  /** The paragraphs of the whole text, in the order they begin. */
  paragraphs(): Paragraph[] {
    while (this.at < this.lines.length) this.block();
    return this.out.end(this.text.length);
  }

  /** Takes the block that begins in this line, and at least the line. */
  protected abstract block(): void;

  protected get line(): Line {
    return this.lines[this.at] ?? behindTheEnd;
  }
}
