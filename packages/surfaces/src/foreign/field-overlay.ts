import type { SpanBoxes } from "../surface.ts";
import type { TextReplacement } from "../text/edit-between.ts";
import type { FieldPainter, PlainField } from "../text/field-surface.ts";
import { copyLettering } from "../text/lettering.ts";
import { LineBox, type LineDecorations } from "../text/line-box.ts";
import type { PlainLine } from "../text/line-list.ts";
import type { Drawing } from "./drawing.ts";
import { followBox } from "./follow-box.ts";
import { leavesMarks } from "./leaves-marks.ts";
import { themeOf } from "./look.ts";
import { isCovered, placeField } from "./place-field.ts";

/**
 * Draws the marks of a field of another site in the layer over the page, while there are any. Text typed after all
 * marks does not move them, so it is drawn only with the next mark that appears or disappears.
 */
export class FieldOverlay implements FieldPainter {
  readonly #field: PlainField;
  readonly #drawing: Drawing;
  /** Clips the drawing to the visible part of the field. */
  readonly #pane: HTMLDivElement;
  /** Covers the inside of the field. */
  readonly #box: HTMLDivElement;
  /** Contains the field's text and moves when the field scrolls. */
  readonly #text: HTMLDivElement;
  readonly #lineBox: LineBox;
  readonly #gone = new AbortController();
  #shown: { readonly lines: readonly PlainLine[]; readonly drawn: LineDecorations } | undefined;
  #frame: number | undefined;
  /** Stops following the field's position. Undefined while there are no marks. */
  #unfollow: (() => void) | undefined;
  /** The size for which the current position is valid, or undefined if it must be measured. */
  #placedAs: string | undefined;
  /** The marks that are drawn, or undefined after an edit that moves them. */
  #drawnAs: string | undefined;
  #letters = "";
  /** Whether text is aligned so that characters stay in place when others are added after them. */
  #isAtStart = false;
  /** How much taller the text is drawn than in the field. */
  #stretch = 1;

  constructor(field: PlainField, drawing: Drawing) {
    this.#field = field;
    this.#drawing = drawing;
    const { ownerDocument: document } = field;
    this.#pane = document.createElement("div");
    this.#box = document.createElement("div");
    this.#text = document.createElement("div");
    this.#pane.append(this.#box);
    this.#box.append(this.#text);
    this.#box.style.whiteSpace = field.localName === "input" ? "pre" : "pre-wrap";
    this.#text.style.display = "block";
    this.#lineBox = new LineBox(this.#text);
    field.addEventListener("scroll", this.#later, { signal: this.#gone.signal, passive: true });
  }

  draw(lines: readonly PlainLine[], drawn: LineDecorations, written?: TextReplacement): void {
    this.#shown = { lines, drawn };
    if (!written) this.#placedAs = undefined;
    else if (!this.#isAtStart || !leavesMarks(lines, drawn, written)) this.#drawnAs = undefined;
    this.#later();
  }

  lines(line: PlainLine, from: number, to: number): SpanBoxes {
    this.#paint(true);
    return this.#lineBox.lines(line, from, to);
  }

  lineAt(top: number): PlainLine | undefined {
    this.#paint(true);
    return this.#lineBox.lineAt(top);
  }

  remove(): void {
    this.#gone.abort();
    this.#rest();
    if (this.#frame !== undefined) this.#view.cancelAnimationFrame(this.#frame);
    this.#frame = undefined;
  }

  get #view(): Window {
    return this.#field.ownerDocument.defaultView ?? window;
  }

  /** Combines everything that happens before the next frame into one drawing. */
  readonly #later = (): void => {
    if (this.#gone.signal.aborted) return;
    this.#frame ??= this.#view.requestAnimationFrame(() => this.#paint(false));
  };

  readonly #moved = (): void => {
    this.#placedAs = undefined;
    this.#later();
  };

  /** Draws the marks. With `always`, it draws all text, because someone asks for the position of characters. */
  #paint(always: boolean): void {
    if (this.#frame !== undefined) this.#view.cancelAnimationFrame(this.#frame);
    this.#frame = undefined;
    const { lines = [], drawn } = this.#shown ?? {};
    const isEmpty = !drawn || (drawn.remarks.length === 0 && drawn.shades.length === 0);
    if (!drawn || (isEmpty && !always)) {
      this.#rest();
      return;
    }
    if (!isEmpty) this.#unfollow ??= followBox(this.#field, this.#moved);
    if (this.#placedAs !== this.#size && !this.#place()) return;
    const marks = signOf(drawn);
    if (always || this.#drawnAs !== marks) this.#write(lines, drawn);
    this.#drawnAs = marks;
    this.#scroll();
  }

  get #size(): string {
    const { clientWidth, clientHeight } = this.#field;
    return `${clientWidth} ${clientHeight}`;
  }

  /** Places the overlay over the field. Returns whether there is anything to cover. */
  #place(): boolean {
    const style = this.#view.getComputedStyle(this.#field);
    const placed = placeField(this.#field, style);
    if (!placed || isCovered(this.#field, placed.seen)) {
      this.#pane.remove();
      return false;
    }
    this.#drawing.over(this.#field);
    if (this.#pane.parentNode !== this.#drawing.layer) this.#drawing.layer.append(this.#pane);
    const origin = this.#drawing.layer.getBoundingClientRect();
    const { seen, width, height, matrix } = placed;
    const [a, b, c, d, x, y] = matrix;
    this.#pane.className = `pane ${themeOf(style)}`;
    Object.assign(this.#pane.style, {
      left: `${seen.left - origin.left}px`,
      top: `${seen.top - origin.top}px`,
      width: `${seen.right - seen.left}px`,
      height: `${seen.bottom - seen.top}px`,
    });
    this.#box.className = "field";
    const letters = `${width} ${height} ${copyLettering(style, this.#box)}`;
    // Other letters, or other lines.
    if (letters !== this.#letters) this.#drawnAs = undefined;
    this.#letters = letters;
    Object.assign(this.#box.style, {
      width: `${width}px`,
      height: `${height}px`,
      transform: `matrix(${a}, ${b}, ${c}, ${d}, ${x - seen.left}, ${y - seen.top})`,
    });
    this.#isAtStart = style.direction === "ltr" && /^(start|left)$/.test(style.textAlign);
    this.#placedAs = this.#size;
    return true;
  }

  #write(lines: readonly PlainLine[], drawn: LineDecorations): void {
    this.#lineBox.draw(lines, drawn);
    this.#text.style.transform = "";
    if (this.#field.localName === "input") this.#inTheMiddle();
    // Browsers round the lines of the two differently, by a sixty-fourth of a pixel each: what is seen is kept together.
    else this.#stretch = this.#box.scrollHeight / Math.max(1, this.#field.scrollHeight);
  }

  /** Centers the text vertically, as a single-line field does. */
  #inTheMiddle(): void {
    const text = this.#text;
    text.style.marginTop = "0";
    const { paddingTop, paddingBottom } = this.#box.style;
    const room = this.#box.clientHeight - Number.parseFloat(paddingTop) - Number.parseFloat(paddingBottom);
    const [line] = text.children;
    const height = line?.getClientRects()[0] ? text.offsetHeight / Math.max(1, text.children.length) : 0;
    text.style.marginTop = `${(room - height) / 2}px`;
  }

  #scroll(): void {
    const down = this.#field.localName === "input" ? 0 : this.#field.scrollTop * this.#stretch;
    const across = this.#field.scrollLeft;
    this.#text.style.transform = down === 0 && across === 0 ? "" : `translate(${-across}px, ${-down}px)`;
  }

  #rest(): void {
    this.#pane.remove();
    this.#placedAs = undefined;
    this.#drawnAs = undefined;
    this.#unfollow?.();
    this.#unfollow = undefined;
  }
}

/** Returns a string that is equal for the same marks at the same places. */
function signOf({ remarks, current, shades }: LineDecorations): string {
  const marks = remarks.map(({ key, finding, from, to }) => `${from} ${to} ${finding.kind} ${key === current}`);
  return [...marks, ...shades.map(({ from, to, isCurrent }) => `${from} ${to} ${isCurrent}`)].join("\n");
}
