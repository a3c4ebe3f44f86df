import type { SpanBoxes } from "../surface.ts";
import type { TextReplacement } from "../text/edit-between.ts";
import type { FieldPainter } from "../text/field-surface.ts";
import { copyLettering } from "../text/lettering.ts";
import { LineBox, type LineDecorations } from "../text/line-box.ts";
import type { PlainLine } from "../text/line-list.ts";

/**
 * Draws the lines of a field again, with invisible text, exactly over the field, so that marks appear under its words.
 */
export class Mirror implements FieldPainter {
  readonly #field: HTMLTextAreaElement;
  readonly #box: HTMLDivElement;
  readonly #lines: LineBox;
  readonly #watcher: ResizeObserver;

  constructor(field: HTMLTextAreaElement) {
    this.#field = field;
    this.#box = document.createElement("div");
    this.#box.className = "text-mirror";
    this.#box.ariaHidden = "true";
    Object.assign(this.#box.style, {
      position: "absolute",
      overflow: "hidden",
      boxSizing: "border-box",
      borderStyle: "solid",
      borderColor: "transparent",
      color: "transparent",
      pointerEvents: "none",
      whiteSpace: "pre-wrap",
    });
    field.after(this.#box);
    this.#lines = new LineBox(this.#box);
    this.#watcher = new ResizeObserver(() => this.#measure());
    this.#watcher.observe(field);
    field.addEventListener("scroll", this.follow, { passive: true });
    this.#measure();
  }

  /** Updates the size and the font of the mirror after a change of the field. */
  #measure(): void {
    const style = getComputedStyle(this.#field);
    copyLettering(style, this.#box);
    this.#box.style.borderWidth = style.borderWidth;
    const { offsetLeft, offsetTop, offsetWidth, offsetHeight, clientWidth } = this.#field;
    // A scroll bar takes its room from the lines.
    const borders = Number.parseFloat(style.borderLeftWidth) + Number.parseFloat(style.borderRightWidth);
    const bar = Math.max(0, offsetWidth - borders - clientWidth);
    Object.assign(this.#box.style, {
      left: `${offsetLeft}px`,
      top: `${offsetTop}px`,
      width: `${offsetWidth - bar}px`,
      height: `${offsetHeight}px`,
    });
    this.follow();
  }

  /** Scrolls to the same position as the field. */
  readonly follow = (): void => {
    // Browsers round the lines of the two differently, by a sixty-fourth of a pixel each: what is seen is kept together.
    const stretch = this.#box.scrollHeight / Math.max(1, this.#field.scrollHeight);
    this.#box.scrollTop = this.#field.scrollTop * stretch;
    this.#box.scrollLeft = this.#field.scrollLeft;
  };

  draw(lines: readonly PlainLine[], drawn: LineDecorations, written?: TextReplacement): void {
    // What is written may bring a scroll bar.
    if (written) this.#measure();
    this.#lines.draw(lines, drawn);
    this.follow();
  }

  lines(line: PlainLine, from: number, to: number): SpanBoxes {
    return this.#lines.lines(line, from, to);
  }

  lineAt(top: number): PlainLine | undefined {
    return this.#lines.lineAt(top);
  }

  remove(): void {
    this.#watcher.disconnect();
    this.#field.removeEventListener("scroll", this.follow);
    this.#box.remove();
  }
}
