import { type Splice, spliced } from "@housestyle/checker";
import type { SessionParagraph } from "@housestyle/engine";
import { editBetween, type TextReplacement } from "../text/edit-between.ts";
import type { PlainLine } from "../text/line-list.ts";
import { unreadLines } from "../text/unread-lines.ts";
import type { ReadLine } from "./read-lines.ts";

/** A line of an editable as it was last read. */
export interface EditableLine extends PlainLine {
  readonly read: ReadLine;
}

/** The result of rereading an editable. */
interface Followed {
  readonly splice: Splice<EditableLine>;
  readonly edit: TextReplacement;
}

/** The lines of an editable that is being edited, each with a stamp that stays the same while its words do. */
export class EditableLines {
  #lines: { -readonly [Key in keyof EditableLine]: EditableLine[Key] }[] = [];
  #stamp = 0;

  get lines(): readonly EditableLine[] {
    return this.#lines;
  }

  get words(): number {
    return this.#lines.reduce((sum, { words }) => sum + words, 0);
  }

  /** Updates the lines. A line whose words have moved to other nodes stays the same line. */
  follow(now: readonly ReadLine[]): Followed | undefined {
    const before = this.#lines;
    const unread = unreadLines(now.map(({ text }) => text));
    const isSame = (line: EditableLine | undefined, at: number) => isSameLine(line, now[at], unread[at]);
    const shorter = Math.min(before.length, now.length);
    let head = 0;
    while (head < shorter && isSame(before[head], head)) head++;
    let tail = 0;
    while (tail < shorter - head && isSame(before[before.length - 1 - tail], now.length - 1 - tail)) tail++;
    for (let at = 0; at < head; at++) this.#reread(at, now[at]);
    for (let at = 1; at <= tail; at++) this.#reread(before.length - at, now[now.length - at]);
    const insert = now.slice(head, now.length - tail).map((read, at) => this.#fresh(read, unread[head + at] === true));
    const splice = { at: head, remove: before.length - head - tail, insert };
    if (splice.remove === 0 && insert.length === 0) return undefined;
    const edit = this.#editOf(splice);
    this.#lines = spliced(this.#lines, splice).list;
    this.#place(head);
    return { splice, edit };
  }

  /** Returns the index of the line that contains an offset. */
  indexAt(offset: number): number {
    let [from, to] = [0, this.#lines.length - 1];
    while (from < to) {
      const middle = (from + to + 1) >> 1;
      if ((this.#lines[middle]?.start ?? 0) <= offset) from = middle;
      else to = middle - 1;
    }
    return to;
  }

  #reread(at: number, read: ReadLine | undefined): void {
    const line = this.#lines[at];
    if (line && read) line.read = read;
  }

  #fresh(read: ReadLine, isUnread: boolean): EditableLine {
    const { text, opaque } = read;
    const kind = isUnread ? "code" : "prose";
    const paragraph: SessionParagraph = { text, kind, ...(opaque.length > 0 ? { opaque } : {}) };
    const words = text.match(/[\p{L}\p{N}]+(?:['’.-][\p{L}\p{N}]+)*/gu)?.length ?? 0;
    return { stamp: ++this.#stamp, text, paragraph, words, start: 0, read };
  }

  /** Returns the same edit in characters. Lines of the text are separated by a line break. */
  #editOf({ at, remove, insert }: Splice<EditableLine>): TextReplacement {
    const ended = (lines: readonly PlainLine[]) => lines.map(({ text }) => `${text}\n`).join("");
    const start = this.#lines[at]?.start ?? this.#end();
    const { from, to, insert: letters } = editBetween(ended(this.#lines.slice(at, at + remove)), ended(insert));
    return { from: start + from, to: start + to, insert: letters };
  }

  #end(): number {
    const last = this.#lines.at(-1);
    return last ? last.start + last.text.length + 1 : 0;
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
function isSameLine(line: EditableLine | undefined, now: ReadLine | undefined, isUnread = false): boolean {
  if ((line?.paragraph.kind === "code") !== isUnread) return false;
  return line?.read === now || (line?.text === now?.text && line?.read.opaque.length === now?.opaque.length);
}
