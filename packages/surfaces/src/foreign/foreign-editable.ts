import type { Arrival } from "@housestyle/checker";
import type { Remark } from "../remark.ts";
import type { InBlock, Lines, Shaded, SurfaceEvents } from "../surface.ts";
import type { TextEdit } from "../text/edit-between.ts";
import { Marks, overwriting } from "../text/marks.ts";
import type { Drawing } from "./drawing.ts";
import { type EditableLine, EditableLines } from "./editable-lines.ts";
import type { ForeignSurface } from "./foreign-surface.ts";
import { Highlights, rangeOf } from "./highlights.ts";
import { joinedEdits } from "./joined-edits.ts";
import { themeOf } from "./look.ts";
import { LineReader, type ReadLine } from "./read-lines.ts";
import { placeOf, selectionOf } from "./selection.ts";
import { typeOver } from "./type-over.ts";

/** How long an editor is given to follow a selection, and to write what it was told, in milliseconds. */
const toFollow = 30;
const toWrite = 400;

/**
 * An editable of a page that is not ours. Blocks are its lines, places are offsets into them with a break between; the page is only
 * read, and what is fixed is typed into a selection: one step of the editor's own undo for all places of one text of the page.
 */
export class ForeignEditable implements ForeignSurface {
  readonly element: HTMLElement;
  readonly #events: SurfaceEvents<EditableLine>;
  readonly #reader: LineReader;
  readonly #list = new EditableLines();
  readonly #marks = new Marks();
  readonly #highlights: Highlights;
  readonly #watcher: MutationObserver;
  readonly #gone = new AbortController();
  #frame: number | undefined;
  /** Somebody has typed, pasted or dropped something since the last look: pages change their editors, too. */
  #isTouched = false;
  #isFixing = false;
  /** What takes the last fix back. */
  #last: readonly TextEdit[] = [];
  #read: readonly ReadLine[];
  #settled: Promise<boolean> = Promise.resolve(true);
  isComposing = false;

  constructor(element: HTMLElement, events: SurfaceEvents<EditableLine>, drawing: Drawing) {
    this.element = element;
    this.#events = events;
    this.#reader = new LineReader(element);
    this.#highlights = new Highlights(element, drawing);
    this.#read = this.#reader.read();
    this.#list.follow(this.#read);
    this.#watcher = new MutationObserver((records) => this.#changed(records));
    this.#watcher.observe(element, {
      subtree: true,
      childList: true,
      characterData: true,
      attributeFilter: ["contenteditable", "hidden"],
    });
    const options = { capture: true, passive: true, signal: this.#gone.signal };
    for (const type of ["beforeinput", "input", "keydown", "paste", "drop"]) {
      element.addEventListener(type, () => (this.#isTouched = true), options);
    }
    element.addEventListener("click", () => this.#events.clicked(this.caret), options);
    element.addEventListener("compositionstart", () => (this.isComposing = true), options);
    element.addEventListener("compositionend", () => this.#composed(), options);
    element.ownerDocument.addEventListener("selectionchange", () => this.#selected(), options);
  }

  get blocks(): readonly EditableLine[] {
    this.#follow();
    return this.#list.lines;
  }

  get words(): number {
    return this.#list.words;
  }

  get caret(): number {
    const { focusNode, focusOffset } = selectionOf(this.element) ?? {};
    if (!focusNode || !this.element.contains(focusNode)) return 0;
    return placeOf(this.blocks, this.#reader, focusNode, focusOffset ?? 0);
  }

  get isSelecting(): boolean {
    return selectionOf(this.element)?.isCollapsed === false;
  }

  remarks(): readonly Remark[] {
    this.#follow();
    return this.#marks.remarks;
  }

  remark(key: string): Remark | undefined {
    this.#follow();
    return this.#marks.remark(key);
  }

  remarksAround(place: number): readonly Remark[] {
    return this.#marks.around(place);
  }

  underline(arrivals: readonly Arrival<EditableLine>[]): void {
    this.#follow();
    const now = new Set(this.#list.lines);
    for (const { block, findings } of arrivals) {
      if (now.has(block)) this.#marks.redraw({ start: block.start, length: block.text.length, findings });
    }
    this.#later();
  }

  markCurrent(key: string | undefined): void {
    this.#marks.current = key;
    this.#later();
  }

  shade(stretches: readonly Shaded[]): void {
    this.#marks.shades = stretches;
    this.#later();
  }

  goTo(place: number, quietly = false): void {
    this.select(place, place, quietly);
  }

  select(from: number, to: number, quietly = false): void {
    const range = this.#range(from, to);
    if (!range) return;
    selectionOf(this.element)?.setBaseAndExtent(
      range.startContainer,
      range.startOffset,
      range.endContainer,
      range.endOffset,
    );
    if (!quietly) range.startContainer.parentElement?.scrollIntoView({ block: "nearest" });
  }

  fix(remarks: readonly Remark[], replacement: string): boolean {
    this.#follow();
    if (!overwriting(this.#text, remarks, replacement)) return false;
    const each = remarks.toSorted((a, b) => a.from - b.from).map(({ from, to }) => ({ from, to, insert: replacement }));
    // From the end on: what is written behind moves nothing in front.
    const edits = joinedEdits(each, this.#text, (edit) => this.#holderOf(edit)).toReversed();
    this.#last = inverse(edits, this.#text);
    this.#settled = this.#write(edits);
    return true;
  }

  type(text: string): void {
    this.focus();
    const selection = selectionOf(this.element);
    typeOver(this.element, selection?.rangeCount ? selection.getRangeAt(0) : undefined, text);
  }

  settled(): Promise<boolean> {
    return this.#settled;
  }

  /** Types what was there before: what an editor remembers of steps is its own affair. */
  wayBack(): () => boolean {
    const back = this.#settled.then(() => ({ text: this.#text, last: this.#last }));
    let known: Awaited<typeof back> | undefined;
    void back.then((now) => {
      known = now;
    });
    return () => {
      this.#follow();
      if (!known || known.text !== this.#text) return false;
      this.#settled = this.#write(known.last);
      return true;
    };
  }

  place({ start }: EditableLine, offset: number): number {
    return start + offset;
  }

  inBlock({ from, to }: Pick<Remark, "from" | "to">): InBlock | undefined {
    const line = this.blocks[this.#list.indexAt(from)];
    return line && { paragraph: line.paragraph, start: from - line.start, end: to - line.start };
  }

  blockAtPoint(_left: number, top: number): number | undefined {
    const index = this.blocks.findIndex((line) => {
      const range = rangeOf(line, 0, line.text.length);
      return range !== undefined && range.getBoundingClientRect().bottom >= top;
    });
    return index < 0 ? undefined : index;
  }

  lines(from: number, to: number): Lines | undefined {
    const range = this.#range(from, to);
    if (!range) return undefined;
    const boxes = [...range.getClientRects()];
    const whole = range.getBoundingClientRect();
    return { first: boxes[0] ?? whole, last: boxes.at(-1) ?? whole };
  }

  focus(): void {
    this.element.focus({ preventScroll: true });
  }

  dispose(): void {
    this.#gone.abort();
    this.#watcher.disconnect();
    if (this.#frame !== undefined) this.#view.cancelAnimationFrame(this.#frame);
    this.#highlights.remove();
  }

  get #view(): Window {
    return this.element.ownerDocument.defaultView ?? window;
  }

  get #text(): string {
    return this.#list.lines.map(({ text }) => text).join("\n");
  }

  /** The text of the page that holds a stretch as a whole, if it holds nothing that is read as another letter than it is. */
  #holderOf({ from, to }: TextEdit): Text | undefined {
    const { start = 0, read } = this.#list.lines[this.#list.indexAt(from)] ?? {};
    const piece = read?.pieces.find((each) => start + each.start <= from && to <= start + each.start + each.length);
    return piece && !/[\u00A0\t\r\n\f]/.test(piece.node.data) ? piece.node : undefined;
  }

  #range(from: number, to: number): Range | undefined {
    const line = this.blocks[this.#list.indexAt(from)];
    return line && rangeOf(line, from - line.start, to - line.start);
  }

  #changed(records: readonly MutationRecord[]): void {
    for (const { target } of records) this.#reader.forget(target);
    this.#later();
  }

  /** All that happens before the next frame is looked at once. */
  #later(): void {
    if (this.#gone.signal.aborted) return;
    this.#frame ??= this.#view.requestAnimationFrame(() => {
      this.#frame = undefined;
      this.#follow();
      if (!this.isComposing) {
        const theme = themeOf(this.#view.getComputedStyle(this.element));
        this.#highlights.draw(this.#list.lines, this.#marks, theme);
      }
    });
  }

  #follow(): void {
    const records = this.#watcher.takeRecords();
    if (records.length > 0) this.#changed(records);
    const read = this.#reader.read();
    if (read === this.#read) return;
    this.#read = read;
    const followed = this.#list.follow(read);
    if (!followed) return;
    this.#marks.move(followed.edit);
    const isWritten = this.#isTouched && !this.#isFixing;
    this.#isTouched = false;
    this.#events.changed(followed.splice);
    if (isWritten) this.#events.written();
  }

  async #write(edits: readonly TextEdit[]): Promise<boolean> {
    this.#isFixing = true;
    let isRight = true;
    for (const edit of edits) isRight &&= await this.#writeOne(edit);
    this.#isFixing = false;
    return isRight;
  }

  async #writeOne({ from, to, insert }: TextEdit): Promise<boolean> {
    const before = this.#text;
    this.focus();
    this.select(from, to, true);
    await pause(toFollow);
    this.#follow();
    if (this.#text !== before || this.isComposing || this.#gone.signal.aborted) return false;
    // Some editors put their own selection back when they get the focus.
    this.select(from, to, true);
    typeOver(this.element, this.#range(from, to), insert);
    const expected = before.slice(0, from) + insert + before.slice(to);
    for (let waited = 0; waited <= toWrite; waited += toFollow) {
      this.#follow();
      if (this.#text === expected) return true;
      await pause(toFollow);
    }
    return false;
  }

  #selected(): void {
    const node = selectionOf(this.element)?.focusNode;
    if (!node || !this.element.contains(node) || this.#isFixing || this.#isTouched) return;
    this.#events.moved();
  }

  #composed(): void {
    this.isComposing = false;
    this.#later();
    setTimeout(this.#events.composed, 0);
  }
}

/** What takes these edits, which were done from the end on, back again, in the same order. */
function inverse(edits: readonly TextEdit[], text: string): readonly TextEdit[] {
  let moved = 0;
  return edits
    .toReversed()
    .map(({ from, to, insert }) => {
      const edit = { from: from + moved, to: from + moved + insert.length, insert: text.slice(from, to) };
      moved += insert.length - (to - from);
      return edit;
    })
    .toReversed();
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
