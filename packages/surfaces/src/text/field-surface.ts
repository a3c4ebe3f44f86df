import type { BlockFindings } from "@housestyle/checker";
import type { Remark } from "../remark.ts";
import type { InBlock, Shaded, SpanBoxes, Surface, SurfaceEvents } from "../surface.ts";
import { editBetween, type TextReplacement } from "./edit-between.ts";
import type { LineDecorations } from "./line-box.ts";
import { LineList, type PlainLine } from "./line-list.ts";
import { Marks, overwriting } from "./marks.ts";

/** A field for plain text that the browser edits. */
export type PlainField = HTMLTextAreaElement | HTMLInputElement;

/** Draws marks exactly over a field. */
export interface FieldPainter {
  /** Draws these lines with their marks and highlights. `written` is the edit if nothing but the text has changed. */
  draw(lines: readonly PlainLine[], drawn: LineDecorations, written?: TextReplacement): void;
  /** Returns where a span of a line is drawn in the window. */
  lines(line: PlainLine, from: number, to: number): SpanBoxes;
  /** Returns the line at a height of the window. */
  lineAt(top: number): PlainLine | undefined;
  /** Removes everything from the field. */
  remove(): void;
}

/**
 * A surface over a plain text field. Its blocks are lines, and its places are offsets into the value. The browser's own
 * undo includes every correction. A painter draws the marks.
 */
export class FieldSurface implements Surface<PlainLine> {
  readonly #field: PlainField;
  readonly #events: SurfaceEvents<PlainLine>;
  readonly #list: LineList;
  readonly #painter: FieldPainter;
  readonly #gone = new AbortController();
  #text: string;
  readonly #marks = new Marks();
  /** The last known selection. Listeners are told when it changes. */
  #known = "";
  #isFixing = false;
  isComposing = false;

  constructor(field: PlainField, events: SurfaceEvents<PlainLine>, painter: FieldPainter) {
    this.#field = field;
    this.#events = events;
    this.#text = field.value;
    this.#list = new LineList(this.#text);
    this.#painter = painter;
    this.#draw();
    const options = { signal: this.#gone.signal };
    field.addEventListener("input", () => this.#input(), options);
    field.addEventListener("click", () => events.clicked(this.caret), options);
    field.addEventListener("compositionstart", () => this.#compose(true), options);
    field.addEventListener("compositionend", () => this.#compose(false), options);
    field.ownerDocument.addEventListener("selectionchange", () => this.#selected(), options);
  }

  get blocks(): readonly PlainLine[] {
    return this.#list.lines;
  }

  get words(): number {
    return this.#list.words;
  }

  get caret(): number {
    const { selectionStart, selectionEnd, selectionDirection } = this.#field;
    return (selectionDirection === "backward" ? selectionStart : selectionEnd) ?? 0;
  }

  get isSelecting(): boolean {
    return this.#field.selectionStart !== this.#field.selectionEnd;
  }

  remarks(): readonly Remark[] {
    return this.#marks.remarks;
  }

  remark(key: string): Remark | undefined {
    return this.#marks.remark(key);
  }

  remarksAround(place: number): readonly Remark[] {
    return this.#marks.around(place);
  }

  underline(arrivals: readonly BlockFindings<PlainLine>[]): void {
    for (const { block, findings } of arrivals) {
      this.#marks.redraw({ start: block.start, length: block.text.length, findings });
    }
    this.#draw();
  }

  markCurrent(key: string | undefined): void {
    this.#marks.current = key;
    this.#draw();
  }

  goTo(place: number, quietly = false): void {
    this.#field.setSelectionRange(place, place);
    this.#known = this.#selection;
    if (!quietly) this.#scrollTo(place, place);
  }

  select(from: number, to: number): void {
    this.#field.setSelectionRange(from, to);
    this.#known = this.#selection;
    this.#scrollTo(from, to);
  }

  shade(stretches: readonly Shaded[]): void {
    this.#marks.shades = stretches;
    this.#draw();
  }

  place({ start }: PlainLine, offset: number): number {
    return start + offset;
  }

  wayBack(): () => boolean {
    const text = this.#text;
    return () => {
      if (this.#field.value !== text) return false;
      this.focus();
      return this.#field.ownerDocument.execCommand("undo");
    };
  }

  #scrollTo(from: number, to: number): void {
    const lines = this.lines(from, to);
    const { top, bottom } = this.#field.getBoundingClientRect();
    if (!lines) return;
    const below = lines.last.bottom - bottom;
    const above = top - lines.first.top;
    if (below > 0) this.#field.scrollTop += below + lines.last.height;
    else if (above > 0) this.#field.scrollTop -= above + lines.first.height;
  }

  fix(remarks: readonly Remark[], replacement: string): boolean {
    const edit = overwriting(this.#text, remarks, replacement);
    if (!edit || this.#field.readOnly || this.#field.disabled) return false;
    const expected = this.#text.slice(0, edit.from) + edit.insert + this.#text.slice(edit.to);
    if (this.#field.maxLength >= 0 && expected.length > this.#field.maxLength) return false;
    this.#isFixing = true;
    this.#write(edit);
    this.#isFixing = false;
    if (this.#field.value !== expected) return false;
    this.goTo(edit.from + edit.insert.length);
    return true;
  }

  inBlock({ from, to }: Pick<Remark, "from" | "to">): InBlock | undefined {
    const line = this.blocks[this.#list.indexAt(from)];
    return line && { paragraph: line.paragraph, start: from - line.start, end: to - line.start };
  }

  blockAtPoint(_left: number, top: number): number | undefined {
    const line = this.#painter.lineAt(top);
    return line && this.blocks.indexOf(line);
  }

  lines(from: number, to: number): SpanBoxes | undefined {
    const line = this.blocks[this.#list.indexAt(from)];
    return line && to <= this.#text.length ? this.#painter.lines(line, from, to) : undefined;
  }

  focus(): void {
    this.#field.focus({ preventScroll: true });
  }

  /** Handles a new value that did not come from the writer. */
  replaced(): void {
    if (this.#field.value !== this.#text) this.#input();
  }

  /** Releases the field, which is as it was before. */
  dispose(): void {
    this.#gone.abort();
    this.#painter.remove();
  }

  get #selection(): string {
    return `${this.#field.selectionStart} ${this.#field.selectionEnd}`;
  }

  #input(): void {
    const text = this.#field.value;
    this.#known = this.#selection;
    const splice = this.#list.follow(text);
    if (!splice) return;
    const edit = editBetween(this.#text, text);
    this.#marks.move(edit);
    this.#text = text;
    this.#painter.draw(this.blocks, this.#marks, edit);
    this.#events.changed(splice);
    if (!this.#isFixing) this.#events.written();
  }

  /** Writes in a way that Ctrl+Z can undo if the browser supports it, and directly otherwise. */
  #write({ from, to, insert }: TextReplacement): void {
    const { ownerDocument: document } = this.#field;
    this.focus();
    this.#field.setSelectionRange(from, to);
    const isDone = insert === "" ? document.execCommand("delete") : document.execCommand("insertText", false, insert);
    if (isDone) return;
    this.#field.setRangeText(insert, from, to, "end");
    this.#input();
  }

  #selected(): void {
    if (!this.#field.matches(":focus") || this.#known === this.#selection) return;
    this.#known = this.#selection;
    this.#events.moved();
  }

  #compose(isComposing: boolean): void {
    this.isComposing = isComposing;
    if (!isComposing) setTimeout(this.#events.composed, 0);
  }

  #draw(): void {
    this.#painter.draw(this.blocks, this.#marks);
  }
}
