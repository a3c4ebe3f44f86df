import type { Remark } from "../remark.ts";
import type { Lines, Shaded } from "../surface.ts";
import type { Line } from "./line-list.ts";

/** What decides where a letter of the field is drawn. */
const copied = [
  "border-width",
  "direction",
  "font",
  "font-feature-settings",
  "font-kerning",
  "font-variation-settings",
  "letter-spacing",
  "line-height",
  "padding",
  "tab-size",
  "text-align",
  "text-indent",
  "text-transform",
  "word-spacing",
] as const;

/** Draws the lines of a field once more, without their letters, exactly over it: what is drawn under them is seen there. */
export class Mirror {
  readonly #field: HTMLTextAreaElement;
  readonly #box: HTMLDivElement;
  /** What each line shows, so that a line that shows it already is left alone. */
  readonly #shown = new Map<Line, readonly Stretch[]>();
  readonly #elements = new Map<Line, HTMLSpanElement>();
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
      overflowWrap: "break-word",
    });
    field.after(this.#box);
    this.#watcher = new ResizeObserver(() => this.measure());
    this.#watcher.observe(field);
    field.addEventListener("scroll", this.follow, { passive: true });
    this.measure();
  }

  /** Takes the size and the letters of the field, after either has changed. */
  measure(): void {
    const style = getComputedStyle(this.#field);
    for (const name of copied) this.#box.style.setProperty(name, style.getPropertyValue(name));
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

  /** Scrolls to where the field is. */
  readonly follow = (): void => {
    // Browsers round the lines of the two differently, by a sixty-fourth of a pixel each: what is seen is kept together.
    const stretch = this.#box.scrollHeight / Math.max(1, this.#field.scrollHeight);
    this.#box.scrollTop = this.#field.scrollTop * stretch;
    this.#box.scrollLeft = this.#field.scrollLeft;
  };

  /** Draws these lines with their marks and shades. */
  draw(
    lines: readonly Line[],
    marks: readonly Remark[],
    current: string | undefined,
    shades: readonly Shaded[] = [],
  ): void {
    this.#forget(new Set(lines));
    const marksOf = inTurn(marks);
    const shadesOf = inTurn(shades);
    let before: Element | null = null;
    for (const line of lines) {
      const drawn = marksOf(line).map((mark) => stretchOf(mark, line, lookOf(mark, current)));
      const shaded = shadesOf(line).map((each) =>
        stretchOf(each, line, each.isCurrent ? "shade shade-current" : "shade"),
      );
      const element = this.#elementOf(line, shaded.length === 0 ? drawn : overlaid(drawn, shaded));
      const isInPlace = element.parentElement === this.#box && element.previousElementSibling === before;
      if (!isInPlace) this.#box.insertBefore(element, before ? before.nextSibling : this.#box.firstChild);
      before = element;
    }
    this.follow();
  }

  #forget(living: ReadonlySet<Line>): void {
    for (const [line, element] of this.#elements) {
      if (living.has(line)) continue;
      element.remove();
      this.#elements.delete(line);
      this.#shown.delete(line);
    }
  }

  #elementOf(line: Line, stretches: readonly Stretch[]): HTMLSpanElement {
    const element = this.#elements.get(line) ?? document.createElement("span");
    this.#elements.set(line, element);
    const shown = this.#shown.get(line);
    if (shown?.length === stretches.length && shown.every((one, at) => isSame(one, stretches[at]))) return element;
    this.#shown.set(line, stretches);
    element.replaceChildren(...pieces(line.text, stretches));
    return element;
  }

  /** Where a stretch of a line is drawn in the window. */
  lines(line: Line, from: number, to: number): Lines {
    const range = document.createRange();
    const element = this.#elements.get(line) ?? this.#box;
    range.setStart(...letterAt(element, from - line.start));
    range.setEnd(...letterAt(element, to - line.start));
    const boxes = [...range.getClientRects()];
    const whole = range.getBoundingClientRect();
    return { first: boxes[0] ?? whole, last: boxes.at(-1) ?? whole };
  }

  /** The line at a height of the window. */
  lineAt(top: number): Line | undefined {
    return [...this.#elements].find(([, element]) => element.getBoundingClientRect().bottom >= top)?.[0];
  }

  remove(): void {
    this.#watcher.disconnect();
    this.#field.removeEventListener("scroll", this.follow);
    this.#box.remove();
  }
}

/** A part of a line, and how it is drawn. */
interface Stretch {
  readonly start: number;
  readonly end: number;
  readonly look: string;
}

/** Answers those of `all` that begin in a line, for one line after the other; they stand in text order. */
function inTurn<Each extends { readonly from: number }>(all: readonly Each[]): (line: Line) => readonly Each[] {
  let next = 0;
  return ({ start, text }) => {
    const from = next;
    while (next < all.length && (all[next]?.from ?? 0) <= start + text.length) next++;
    return all.slice(from, next);
  };
}

function lookOf({ key, finding }: Remark, current: string | undefined): string {
  return `mark mark-${finding.kind}${key === current ? ` current current-${finding.kind}` : ""}`;
}

function stretchOf({ from, to }: Pick<Remark, "from" | "to">, { start, text }: Line, look: string): Stretch {
  return { start: Math.max(0, from - start), end: Math.min(text.length, to - start), look };
}

/** Two rows of stretches as one, cut wherever one of either begins or ends; in each, none overlaps another. */
function overlaid(one: readonly Stretch[], other: readonly Stretch[]): readonly Stretch[] {
  const edges = [...new Set([...one, ...other].flatMap(({ start, end }) => [start, end]))].sort((a, b) => a - b);
  const at = [one, other].map(walking);
  return edges.flatMap((start, index) => {
    const end = edges[index + 1];
    const look = at.flatMap((stretchAt) => stretchAt(start)?.look ?? []).join(" ");
    return end === undefined || look === "" ? [] : [{ start, end, look }];
  });
}

/** Answers the stretch a letter is in, for one letter after the other. */
function walking(stretches: readonly Stretch[]): (letter: number) => Stretch | undefined {
  let next = 0;
  return (letter) => {
    while (next < stretches.length && (stretches[next]?.end ?? 0) <= letter) next++;
    const here = stretches[next];
    return here && here.start <= letter ? here : undefined;
  };
}

function isSame(was: Stretch, is: Stretch | undefined): boolean {
  return was.start === is?.start && was.end === is.end && was.look === is.look;
}

function pieces(text: string, stretches: readonly Stretch[]): Node[] {
  const drawn: Node[] = [];
  let at = 0;
  for (const { start, end, look } of stretches) {
    if (start >= end || start < at) continue;
    const mark = document.createElement("span");
    mark.className = look;
    mark.textContent = text.slice(start, end);
    drawn.push(document.createTextNode(text.slice(at, start)), mark);
    at = end;
  }
  // All lines flow in one block, as those of a field do: blocks of their own would be rounded line by line.
  drawn.push(document.createTextNode(`${text.slice(at)}\n`));
  return drawn;
}

/** The text node and the offset in it of a letter of an element. */
function letterAt(element: Element, offset: number): [Node, number] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let left = offset;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const length = node.textContent?.length ?? 0;
    if (left <= length) return [node, left];
    left -= length;
  }
  return [element, element.childNodes.length];
}
