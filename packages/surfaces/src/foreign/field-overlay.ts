import type { Lines } from "../surface.ts";
import type { Field, FieldPainter } from "../text/field-surface.ts";
import { copyLettering } from "../text/lettering.ts";
import { type Drawn, LineBox } from "../text/line-box.ts";
import type { Line } from "../text/line-list.ts";
import type { Drawing } from "./drawing.ts";
import { followBox } from "./follow-box.ts";
import { themeOf } from "./look.ts";
import { isCovered, placeField } from "./place-field.ts";

/** Draws the marks of a field that is not ours in the layer over the page, as long as there are any. */
export class FieldOverlay implements FieldPainter {
  readonly #field: Field;
  readonly #drawing: Drawing;
  /** Shows what of the field is seen. */
  readonly #pane: HTMLDivElement;
  /** Lies over the inside of the field, with its letters. */
  readonly #box: HTMLDivElement;
  readonly #lineBox: LineBox;
  readonly #gone = new AbortController();
  #shown: { readonly lines: readonly Line[]; readonly drawn: Drawn } | undefined;
  #frame: number | undefined;
  /** Ends the watch over where the field is; there is none without marks. */
  #unfollow: (() => void) | undefined;

  constructor(field: Field, drawing: Drawing) {
    this.#field = field;
    this.#drawing = drawing;
    const { ownerDocument: document } = field;
    this.#pane = document.createElement("div");
    this.#box = document.createElement("div");
    const text = document.createElement("div");
    this.#pane.append(this.#box);
    this.#box.append(text);
    this.#box.style.whiteSpace = field.localName === "input" ? "pre" : "pre-wrap";
    text.style.display = "block";
    this.#lineBox = new LineBox(text);
    field.addEventListener("scroll", this.#later, { signal: this.#gone.signal, passive: true });
  }

  measure(): void {
    this.#later();
  }

  draw(lines: readonly Line[], drawn: Drawn): void {
    this.#shown = { lines, drawn };
    this.#later();
  }

  lines(line: Line, from: number, to: number): Lines {
    this.#paint(true);
    return this.#lineBox.lines(line, from, to);
  }

  lineAt(top: number): Line | undefined {
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

  /** All that happens before the next frame is drawn once. */
  readonly #later = (): void => {
    if (this.#gone.signal.aborted) return;
    this.#frame ??= this.#view.requestAnimationFrame(() => this.#paint(false));
  };

  /** Draws what there is; `always`, when somebody asks where letters are. */
  #paint(always: boolean): void {
    if (this.#frame !== undefined) this.#view.cancelAnimationFrame(this.#frame);
    this.#frame = undefined;
    const { lines = [], drawn } = this.#shown ?? {};
    const isEmpty = !drawn || (drawn.remarks.length === 0 && drawn.shades.length === 0);
    if (!drawn || (isEmpty && !always)) {
      this.#rest();
      return;
    }
    const style = this.#view.getComputedStyle(this.#field);
    const placed = placeField(this.#field, style);
    if (!isEmpty) this.#unfollow ??= followBox(this.#field, this.#later);
    if (!placed || isCovered(this.#field, placed.seen)) {
      this.#pane.remove();
      return;
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
    copyLettering(style, this.#box);
    Object.assign(this.#box.style, {
      width: `${width}px`,
      height: `${height}px`,
      transform: `matrix(${a}, ${b}, ${c}, ${d}, ${x - seen.left}, ${y - seen.top})`,
    });
    this.#lineBox.draw(lines, drawn);
    if (this.#field.localName === "input") this.#inTheMiddle();
    this.#scroll();
  }

  /** A field of one line shows it half-way down. */
  #inTheMiddle(): void {
    const text = this.#box.firstElementChild as HTMLElement;
    text.style.marginTop = "0";
    const { paddingTop, paddingBottom } = this.#box.style;
    const room = this.#box.clientHeight - Number.parseFloat(paddingTop) - Number.parseFloat(paddingBottom);
    const [line] = text.children;
    const height = line?.getClientRects()[0] ? text.offsetHeight / Math.max(1, text.children.length) : 0;
    text.style.marginTop = `${(room - height) / 2}px`;
  }

  #scroll(): void {
    // Browsers round the lines of the two differently, by a sixty-fourth of a pixel each: what is seen is kept together.
    const stretch = this.#box.scrollHeight / Math.max(1, this.#field.scrollHeight);
    this.#box.scrollTop = this.#field.localName === "input" ? 0 : this.#field.scrollTop * stretch;
    this.#box.scrollLeft = this.#field.scrollLeft;
  }

  #rest(): void {
    this.#pane.remove();
    this.#unfollow?.();
    this.#unfollow = undefined;
  }
}
