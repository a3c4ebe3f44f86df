import type { BlockFindings } from "@housestyle/checker";
import type { Remark } from "../remark.ts";
import type { InBlock, Shaded, SpanBoxes, SurfaceEvents } from "../surface.ts";
import type { TextReplacement } from "../text/edit-between.ts";
import { Marks, overwriting } from "../text/marks.ts";
import type { Drawing } from "./drawing.ts";
import { type EditableLine, EditableLines } from "./editable-lines.ts";
import type { CorrectionResult, ForeignSurface } from "./foreign-surface.ts";
import { Highlights, rangeOf } from "./highlights.ts";
import { inverseEdits } from "./inverse-edits.ts";
import { joinedEdits } from "./joined-edits.ts";
import { themeOf } from "./look.ts";
import { EditableLineReader, type ReadLine } from "./read-lines.ts";
import { areSameWords } from "./same-words.ts";
import { placeOf, selectionOf } from "./selection.ts";
import { typeOver } from "./type-over.ts";

/** The time in milliseconds that an editor gets to follow a selection and to write a correction. */
const toFollow = 30;
const toWrite = 400;

/**
 * A surface over an editable of another site. Its blocks are lines, and its places are offsets with a line break
 * between lines. It only reads the page and types corrections into a selection, so that all corrections in one text
 * node are one step of the editor's own undo.
 */
export class ForeignEditable implements ForeignSurface {
  readonly element: HTMLElement;
  readonly #events: SurfaceEvents<EditableLine>;
  readonly #reader: EditableLineReader;
  readonly #list = new EditableLines();
  readonly #marks = new Marks();
  readonly #highlights: Highlights;
  readonly #watcher: MutationObserver;
  readonly #gone = new AbortController();
  #frame: number | undefined;
  /** Whether a person, and not the page itself, has typed, pasted, or dropped something since the last look. */
  #isTouched = false;
  #isFixing = false;
  /** The edits that undo the last correction. */
  #last: readonly TextReplacement[] = [];
  #read: readonly ReadLine[];
  #settled: Promise<CorrectionResult> = Promise.resolve("as-meant");
  /** The number of changes made by a person. */
  #hands = 0;
  isComposing = false;

  constructor(element: HTMLElement, events: SurfaceEvents<EditableLine>, drawing: Drawing) {
    this.element = element;
    this.#events = events;
    this.#reader = new EditableLineReader(element);
    this.#highlights = new Highlights(element, drawing);
    this.#read = this.#reader.read();
    this.#list.follow(this.#read);
    this.#watcher = new MutationObserver((records) => this.#changed(records));
    this.#watcher.observe(element, {
      subtree: true,
      childList: true,
      characterData: true,
      attributeFilter: ["contenteditable", "hidden", "id"],
    });
    const options = { capture: true, passive: true, signal: this.#gone.signal };
    for (const type of ["beforeinput", "input", "keydown", "paste", "drop"]) {
      element.addEventListener(type, () => (this.#isTouched = true), options);
    }
    for (const type of ["keydown", "paste", "drop", "compositionstart"]) {
      element.addEventListener(type, () => this.#hands++, options);
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

  underline(arrivals: readonly BlockFindings<EditableLine>[]): void {
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
    this.#last = inverseEdits(edits, this.#text);
    this.#settled = this.#write(edits);
    return true;
  }

  type(text: string): void {
    this.focus();
    const selection = selectionOf(this.element);
    const ends = this.isSelecting ? this.#selectedEnds : undefined;
    const select = () => {
      if (ends && !this.isSelecting) this.select(...ends, true);
      return selection?.rangeCount ? selection.getRangeAt(0) : undefined;
    };
    typeOver(this.element, select, text);
  }

  settled(): Promise<CorrectionResult> {
    return this.#settled;
  }

  /** Types the earlier text, because the editor's own undo history is out of reach. */
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

  lines(from: number, to: number): SpanBoxes | undefined {
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

  /** Returns the text node that contains a span as a whole, if its characters are the same as those read. */
  #holderOf({ from, to }: TextReplacement): Text | undefined {
    const { start = 0, read } = this.#list.lines[this.#list.indexAt(from)] ?? {};
    const piece = read?.pieces.find((each) => start + each.start <= from && to <= start + each.start + each.length);
    return piece && !/[\u00A0\t\r\n\f]/.test(piece.node.data) ? piece.node : undefined;
  }

  #range(from: number, to: number): Range | undefined {
    const line = this.blocks[this.#list.indexAt(from)];
    return line && rangeOf(line, from - line.start, to - line.start);
  }

  /** Selects a span if the text is unchanged. Some editors restore their own selection when they get the focus. */
  #selectIn(text: string, from: number, to: number): Range | undefined {
    this.#follow();
    if (this.#text !== text) return undefined;
    this.select(from, to, true);
    return this.#range(from, to);
  }

  get #selectedEnds(): readonly [number, number] {
    const { anchorNode, anchorOffset = 0 } = selectionOf(this.element) ?? {};
    const anchor = anchorNode ? placeOf(this.blocks, this.#reader, anchorNode, anchorOffset) : this.caret;
    return [Math.min(anchor, this.caret), Math.max(anchor, this.caret)];
  }

  #changed(records: readonly MutationRecord[]): void {
    for (const { target } of records) this.#reader.forget(target);
    this.#later();
  }

  /** Combines everything that happens before the next frame into one look. */
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

  async #write(edits: readonly TextReplacement[]): Promise<CorrectionResult> {
    this.#isFixing = true;
    let written: CorrectionResult = "as-meant";
    for (const [index, edit] of edits.entries()) {
      written = await this.#writeOne(edit);
      if (written === "not-at-all" && index > 0) written = "otherwise";
      if (written !== "as-meant") break;
    }
    this.#isFixing = false;
    return written;
  }

  async #writeOne({ from, to, insert }: TextReplacement): Promise<CorrectionResult> {
    const before = this.#text;
    this.focus();
    this.select(from, to, true);
    await pause(toFollow);
    const select = () => this.#selectIn(before, from, to);
    if (!select() || this.isComposing || this.#gone.signal.aborted) return "not-at-all";
    const hands = this.#hands;
    const isByBrowser = typeOver(this.element, select, insert);
    const meant = before.slice(0, from) + insert + before.slice(to);
    if (await this.#becomes((now) => now === meant || (now !== before && areSameWords(now, meant)))) return "as-meant";
    if (this.#text === before) return "not-at-all";
    const isTakenBack = isByBrowser && hands === this.#hands && (await this.#takesBack(before));
    return isTakenBack ? "not-at-all" : "otherwise";
  }

  /** Waits until the text meets a condition, and returns whether it did in time. */
  async #becomes(isRight: (text: string) => boolean): Promise<boolean> {
    for (let waited = 0; waited <= toWrite; waited += toFollow) {
      this.#follow();
      if (isRight(this.#text)) return true;
      await pause(toFollow);
    }
    return false;
  }

  /** Undoes what the browser has written, unless that would undo something else. */
  async #takesBack(before: string): Promise<boolean> {
    const { ownerDocument: document } = this.element;
    const otherwise = this.#text;
    document.execCommand("undo");
    if (await this.#becomes((now) => now === before)) return true;
    if (this.#text !== otherwise) document.execCommand("redo");
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

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
