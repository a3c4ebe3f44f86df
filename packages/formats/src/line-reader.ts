import type { Paragraph } from "@housestyle/engine";
import { BlockWriter } from "./block-writer.ts";
import { type Line, linesOf } from "./lines.ts";

const behindTheEnd: Line = { start: 0, end: 0, text: "", indent: 0, isBlank: true };

/** Reads a text of blocks line by line, once. Each format defines its blocks. */
export abstract class LineReader {
  protected readonly text: string;
  protected readonly lines: readonly Line[];
  protected readonly out: BlockWriter;
  /** The index of the current line. */
  protected at = 0;

  constructor(text: string) {
    this.text = text;
    this.lines = linesOf(text);
    this.out = new BlockWriter(text);
  }

  /** Returns the paragraphs of the whole text in the order in which they begin. */
  paragraphs(): Paragraph[] {
    while (this.at < this.lines.length) this.block();
    return this.out.end(this.text.length);
  }

  /** Reads the block that begins at this line, and at least this line. */
  protected abstract block(): void;

  protected get line(): Line {
    return this.lines[this.at] ?? behindTheEnd;
  }
}
