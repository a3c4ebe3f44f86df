import type { BlockWriter } from "./block-writer.ts";

/** A part of a line of prose that is not prose, or markup around prose. */
export interface InlineMark {
  /** Its pattern, which must take linear time and stay within a paragraph. */
  readonly pattern: string;
  /** Its type. With `inner`, it surrounds the first group, in which marks are also searched. */
  readonly is: "thing" | "gap" | "markup" | "inner" | "note";
}

/** Finds marks in spans of a text and reports them to a writer. */
export class InlineReader {
  readonly #pattern: RegExp;
  readonly #marks: readonly InlineMark[];

  constructor(marks: readonly InlineMark[]) {
    this.#marks = marks;
    this.#pattern = new RegExp(marks.map(({ pattern }, i) => `(?<m${i}>${withGroup(pattern, i)})`).join("|"), "gu");
  }

  /** Reads from `from` to `to`. Marks are searched within marks, three levels deep. */
  read(text: string, from: number, to: number, out: BlockWriter, depth = 3): void {
    const stretch = text.slice(from, to);
    for (const { 0: whole, groups = {}, index } of stretch.matchAll(this.#pattern)) {
      const which = this.#marks.findIndex((_, i) => groups[`m${i}`] !== undefined);
      const inner = groups[`g${which}`] ?? "";
      // The last place where it stands: what is around it may say the same.
      const place = from + index;
      const start = place + (inner === "" ? whole.length : whole.lastIndexOf(inner));
      const span = { start: place, end: place + whole.length, from: start, to: start + inner.length };
      this.#tell(this.#marks[which]?.is ?? "thing", span, out);
      if (inner !== "" && depth > 0) this.#inside(text, which, span, out, depth);
      this.#after(this.#marks[which]?.is ?? "thing", span, out);
    }
  }

  #tell(is: InlineMark["is"], { start, end, from }: Place, out: BlockWriter): void {
    if (is === "thing") out.thing(start, end);
    else if (is === "gap") out.gap(start, end);
    else if (is === "markup") out.markup(start, end);
    else if (is === "note") out.beginNote(from);
    else out.markup(start, from);
  }

  #inside(text: string, which: number, { from, to }: Place, out: BlockWriter, depth: number): void {
    const { is } = this.#marks[which] ?? {};
    if (is === "inner" || is === "note") this.read(text, from, to, out, depth - 1);
  }

  #after(is: InlineMark["is"], { start, end, to }: Place, out: BlockWriter): void {
    if (is === "note") out.endNote(to, start, end);
    else if (is === "inner") out.markup(to, end);
  }
}

interface Place {
  readonly start: number;
  readonly end: number;
  readonly from: number;
  readonly to: number;
}

/** Gives the group of a mark a unique name. */
const withGroup = (pattern: string, i: number): string => pattern.replaceAll("(?<in>", `(?<g${i}>`);
