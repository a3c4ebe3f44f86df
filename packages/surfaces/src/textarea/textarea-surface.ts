import type { Arrival } from "@housestyle/checker";
import type { Remark } from "../remark.ts";
import type { InBlock, Lines, Shaded, Surface, SurfaceEvents } from "../surface.ts";
import { editBetween } from "./edit-between.ts";
import { type Line, LineList } from "./line-list.ts";
import { Mirror } from "./mirror.ts";
import { moveStretches } from "./move-stretches.ts";
import { redrawMarks } from "./redraw-marks.ts";

/**
 * A plain text field as a surface. Blocks are its lines, places are offsets into its value. What it draws lies over the field
 * (`.text-mirror`) and takes no clicks; the browser's own undo knows every fix.
 */
export class TextareaSurface implements Surface<Line> {
  readonly #field: HTMLTextAreaElement;
  readonly #events: SurfaceEvents<Line>;
  readonly #list: LineList;
  readonly #mirror: Mirror;
  readonly #gone = new AbortController();
  #text: string;
  #marks: readonly Remark[] = [];
  #shades: readonly Shaded[] = [];
  #current: string | undefined;
  #lastKey = 0;
  /** The selection that is known: of another one nobody has been told. */
  #known = "";
  #isFixing = false;
  isComposing = false;

  constructor(field: HTMLTextAreaElement, events: SurfaceEvents<Line>) {
    this.#field = field;
    this.#events = events;
    this.#text = field.value;
    this.#list = new LineList(this.#text);
    this.#mirror = new Mirror(field);
    this.#draw();
    const options = { signal: this.#gone.signal };
    field.addEventListener("input", () => this.#input(), options);
    field.addEventListener("click", () => events.clicked(this.caret), options);
    field.addEventListener("compositionstart", () => this.#compose(true), options);
    field.addEventListener("compositionend", () => this.#compose(false), options);
    document.addEventListener("selectionchange", () => this.#selected(), options);
  }

  get blocks(): readonly Line[] {
    return this.#list.lines;
  }

  get words(): number {
    return this.#list.words;
  }

  get caret(): number {
    const { selectionStart, selectionEnd, selectionDirection } = this.#field;
    return selectionDirection === "backward" ? selectionStart : selectionEnd;
  }

  get isSelecting(): boolean {
    return this.#field.selectionStart !== this.#field.selectionEnd;
  }

  remarks(): readonly Remark[] {
    return this.#marks;
  }

  remark(key: string): Remark | undefined {
    return this.#marks.find((mark) => mark.key === key);
  }

  remarksAround(place: number): readonly Remark[] {
    return this.#marks.filter(({ from, to }) => from <= place && place <= to);
  }

  underline(arrivals: readonly Arrival<Line>[]): void {
    for (const { block, findings } of arrivals) {
      const known = { start: block.start, length: block.text.length, findings };
      this.#marks = redrawMarks(this.#marks, known, () => String(++this.#lastKey));
    }
    this.#draw();
  }

  markCurrent(key: string | undefined): void {
    this.#current = key;
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
    this.#shades = stretches;
    this.#draw();
  }

  place({ start }: Line, offset: number): number {
    return start + offset;
  }

  wayBack(): () => boolean {
    const text = this.#text;
    return () => {
      if (this.#field.value !== text) return false;
      this.focus();
      return document.execCommand("undo");
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
    const inOrder = remarks.toSorted((a, b) => a.from - b.from);
    const [first, last] = [inOrder[0], inOrder.at(-1)];
    const isThere = ({ from, to, finding }: Remark) => this.#text.slice(from, to) === finding.text;
    if (!first || !last || this.#field.readOnly || this.#field.disabled || !inOrder.every(isThere)) return false;
    let written = "";
    let at = first.from;
    for (const { from, to } of inOrder) {
      written += this.#text.slice(at, from) + replacement;
      at = to;
    }
    this.#isFixing = true;
    this.#write(first.from, last.to, written);
    this.#isFixing = false;
    this.goTo(first.from + written.length);
    return true;
  }

  inBlock({ from, to }: Pick<Remark, "from" | "to">): InBlock | undefined {
    const line = this.blocks[this.#list.indexAt(from)];
    return line && { paragraph: line.paragraph, start: from - line.start, end: to - line.start };
  }

  blockAtPoint(_left: number, top: number): number | undefined {
    const line = this.#mirror.lineAt(top);
    return line && this.blocks.indexOf(line);
  }

  lines(from: number, to: number): Lines | undefined {
    const line = this.blocks[this.#list.indexAt(from)];
    return line && to <= this.#text.length ? this.#mirror.lines(line, from, to) : undefined;
  }

  focus(): void {
    this.#field.focus({ preventScroll: true });
  }

  /** Somebody other than the writer has put another text into the field. */
  replaced(): void {
    this.#input();
  }

  /** Lets go of the field, which is as it was before. */
  dispose(): void {
    this.#gone.abort();
    this.#mirror.remove();
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
    this.#marks = moveStretches(this.#marks, edit);
    this.#shades = moveStretches(this.#shades, edit);
    this.#text = text;
    this.#mirror.measure();
    this.#draw();
    this.#events.changed(splice);
    if (!this.#isFixing) this.#events.written();
  }

  /** The way that browsers can take back with Ctrl+Z; where one cannot, the words are written all the same. */
  #write(from: number, to: number, text: string): void {
    this.focus();
    this.#field.setSelectionRange(from, to);
    const isDone = text === "" ? document.execCommand("delete") : document.execCommand("insertText", false, text);
    if (isDone) return;
    this.#field.setRangeText(text, from, to, "end");
    this.#input();
  }

  #selected(): void {
    if (document.activeElement !== this.#field || this.#known === this.#selection) return;
    this.#known = this.#selection;
    this.#events.moved();
  }

  #compose(isComposing: boolean): void {
    this.isComposing = isComposing;
    if (!isComposing) setTimeout(this.#events.composed, 0);
  }

  #draw(): void {
    this.#mirror.draw(this.blocks, this.#marks, this.#current, this.#shades);
  }
}
