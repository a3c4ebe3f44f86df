import type { Cutter, Paragraph } from "@housestyle/engine";
import { BlockWriter } from "./block-writer.ts";
import { InlineReader } from "./inline.ts";
import { type Line, linesOf } from "./lines.ts";

const inline = new InlineReader([
  { pattern: "<[^<>\\n]{1,100}>", is: "markup" },
  { pattern: "\\{\\\\[^{}\\n]{1,100}\\}", is: "markup" },
  { pattern: "\\[[^\\[\\]\\n]{1,200}\\]|\\((?:[^()\\n]{1,200})\\)", is: "gap" },
  { pattern: "[♪♫#]+", is: "gap" },
  { pattern: "\\\\[Nnh]", is: "gap" },
  { pattern: "&(?:#\\d{1,7}|[a-zA-Z]{2,8});", is: "thing" },
]);

const timing = /^\s*(?:\d{1,3}:)?\d{1,2}:\d{2}[.,]\d{1,3}\s*-->/;
/** Matches WebVTT blocks without words. */
const other = /^(?:WEBVTT|NOTE|STYLE|REGION)(?:\s|$)/;
const speaker = /^(?:[-–—]\s*|>>\s*|(?:[\p{Lu}\d][\p{Lu}\d .'’#-]{1,40}):\s+)/u;
const sentenceEnd = /[.!?…♪:]["'”’)\]>]*(?:<[^<>]*>)*\s*$/;
/** The most captions that a sentence can span. */
const longest = 12;

/**
 * Divides SubRip and WebVTT into paragraphs. A sentence that continues in the next caption is one; numbers, times,
 * tags, and sounds are not prose.
 */
export const subtitlesCutter: Cutter = (text) => {
  const lines = linesOf(text);
  const sentences = new Sentences(text);
  for (let at = 0; at < lines.length; ) {
    const title = titleAt(lines, at);
    sentences.take(title);
    at = title.next;
  }
  return sentences.end();
};

/** Collects the sentences, caption by caption. */
class Sentences {
  readonly #text: string;
  readonly #out: BlockWriter;
  #last: Line | undefined;
  #titles = 0;

  constructor(text: string) {
    this.#text = text;
    this.#out = new BlockWriter(text);
  }

  take({ isTimed, lines }: Title): void {
    if (!isTimed || ++this.#titles > longest) this.#close();
    for (const line of lines) this.#line(line);
    if (sentenceEnd.test(lines.at(-1)?.text ?? "")) this.#close();
  }

  end(): Paragraph[] {
    this.#close();
    return this.#out.end(this.#text.length);
  }

  #line(line: Line): void {
    const mark = speaker.exec(line.text)?.[0] ?? "";
    if (mark !== "") this.#close();
    const from = line.start + mark.length;
    if (this.#last) this.#out.gap(this.#last.end, from);
    else this.#out.open(from, "dialogue");
    inline.read(this.#text, from, line.end, this.#out);
    this.#last = line;
  }

  #close(): void {
    if (this.#last) this.#out.close(this.#last.end);
    this.#last = undefined;
    this.#titles = 0;
  }
}

interface Title {
  /** The lines of text. */
  readonly lines: readonly Line[];
  /** Whether the block has a time and is therefore a caption. */
  readonly isTimed: boolean;
  /** The index of the next line. */
  readonly next: number;
}

/** Returns the block between two blank lines. */
function titleAt(lines: readonly Line[], from: number): Title {
  let at = from;
  while (lines[at]?.isBlank) at++;
  const first = at;
  while (at < lines.length && !lines[at]?.isBlank) at++;
  const block = lines.slice(first, at);
  const time = block.slice(0, 2).findIndex(({ text }) => timing.test(text));
  const isTimed = time >= 0 && !other.test(block[0]?.text ?? "");
  return { lines: isTimed ? block.slice(time + 1) : [], isTimed: isTimed || block.length === 0, next: at };
}
