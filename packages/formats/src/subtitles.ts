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
/** Blocks of WebVTT that hold no words. */
const other = /^(?:WEBVTT|NOTE|STYLE|REGION)(?:\s|$)/;
const speaker = /^(?:[-–—]\s*|>>\s*|(?:[\p{Lu}\d][\p{Lu}\d .'’#-]{1,40}):\s+)/u;
const sentenceEnd = /[.!?…♪:]["'”’)\]>]*(?:<[^<>]*>)*\s*$/;
/** A sentence goes across so many titles at most. */
const longest = 12;

/** Cuts SubRip and WebVTT. A sentence that goes on in the next title is one; numbers, times, tags and sounds are no prose. */
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

/** What is said, title by title. */
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
  /** The lines of its words. */
  readonly lines: readonly Line[];
  /** Whether it has a time, and is a title at all. */
  readonly isTimed: boolean;
  /** The line behind it. */
  readonly next: number;
}

/** What stands between two blank lines. */
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
