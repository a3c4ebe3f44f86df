import type { Remark } from "../remark.ts";
import type { Shaded, SpanBoxes } from "../surface.ts";
import type { PlainLine } from "./line-list.ts";
import { type DrawnPiece, patchPieces } from "./patch-pieces.ts";

/** Draws the lines of a text with their marks into an element whose text is invisible. */
export class LineBox {
  readonly #box: HTMLElement;
  /** What each line shows. Lines that already show the right thing are left alone. */
  readonly #shown = new Map<PlainLine, Shown>();
  readonly #lines = new Map<Element, PlainLine>();

  constructor(box: HTMLElement) {
    this.#box = box;
  }

  /** Draws these lines with their marks and highlights. */
  draw(lines: readonly PlainLine[], { remarks, current, shades }: LineDecorations): void {
    const living = new Set(lines);
    const marksOf = inTurn(remarks);
    const shadesOf = inTurn(shades);
    let next = this.#box.firstElementChild;
    for (const line of lines) {
      const drawn = marksOf(line).map((mark) => stretchOf(mark, line, lookOf(mark, current)));
      const shaded = shadesOf(line).map((each) =>
        stretchOf(each, line, each.isCurrent ? "shade shade-current" : "shade"),
      );
      const element = this.#elementOf(line, next, living);
      this.#show(line, element, shaded.length === 0 ? drawn : overlaid(drawn, shaded));
      if (element === next) next = next.nextElementSibling;
      else this.#box.insertBefore(element, next);
    }
    for (const [element, line] of this.#lines) if (!living.has(line)) this.#forget(element, line);
  }

  #forget(element: Element, line: PlainLine): void {
    element.remove();
    this.#lines.delete(element);
    this.#shown.delete(line);
  }

  /** Returns the element of a line, or for a new line that of the line it replaces. */
  #elementOf(line: PlainLine, next: Element | null, living: ReadonlySet<PlainLine>): Element {
    const known = this.#shown.get(line)?.element;
    if (known) return known;
    const before = next ? this.#lines.get(next) : undefined;
    const isFree = next !== null && before !== undefined && !living.has(before);
    const element = isFree ? next : this.#box.ownerDocument.createElement("span");
    const pieces = (before && isFree && this.#shown.get(before)?.pieces) || [];
    if (before && isFree) this.#shown.delete(before);
    this.#lines.set(element, line);
    this.#shown.set(line, { element, pieces, stretches: undefined });
    return element;
  }

  #show(line: PlainLine, element: Element, stretches: readonly Stretch[]): void {
    const shown = this.#shown.get(line);
    const { stretches: was } = shown ?? {};
    if (was?.length === stretches.length && was.every((one, at) => isSame(one, stretches[at]))) return;
    const pieces = piecesOf(line.text, stretches);
    patchPieces(element, shown?.pieces ?? [], pieces);
    this.#shown.set(line, { element, pieces, stretches });
  }

  /** Returns where a span of a line is drawn in the window. */
  lines(line: PlainLine, from: number, to: number): SpanBoxes {
    const range = this.#box.ownerDocument.createRange();
    const element = this.#shown.get(line)?.element ?? this.#box;
    range.setStart(...letterAt(element, from - line.start));
    range.setEnd(...letterAt(element, to - line.start));
    const boxes = [...range.getClientRects()];
    const whole = range.getBoundingClientRect();
    return { first: boxes[0] ?? whole, last: boxes.at(-1) ?? whole };
  }

  /** Returns the line at a height of the window. */
  lineAt(top: number): PlainLine | undefined {
    return [...this.#shown].find(([, { element }]) => element.getBoundingClientRect().bottom >= top)?.[0];
  }
}

/** What an element shows of its line. There are no stretches if it still shows those of another line. */
interface Shown {
  readonly element: Element;
  readonly pieces: readonly DrawnPiece[];
  readonly stretches: readonly Stretch[] | undefined;
}

/** What is drawn under a text. */
export interface LineDecorations {
  readonly remarks: readonly Remark[];
  readonly current: string | undefined;
  readonly shades: readonly Shaded[];
}

/** A part of a line, and how it is drawn. */
interface Stretch {
  readonly start: number;
  readonly end: number;
  readonly look: string;
}

/** Returns a function that returns the spans of `all` in one line after another. The spans are in text order. */
function inTurn<Each extends { readonly from: number }>(all: readonly Each[]): (line: PlainLine) => readonly Each[] {
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

function stretchOf({ from, to }: Pick<Remark, "from" | "to">, { start, text }: PlainLine, look: string): Stretch {
  return { start: Math.max(0, from - start), end: Math.min(text.length, to - start), look };
}

/** Merges two lists of spans, cut wherever one of either begins or ends. The spans of each list do not overlap. */
function overlaid(one: readonly Stretch[], other: readonly Stretch[]): readonly Stretch[] {
  const edges = [...new Set([...one, ...other].flatMap(({ start, end }) => [start, end]))].sort((a, b) => a - b);
  const at = [one, other].map(walking);
  return edges.flatMap((start, index) => {
    const end = edges[index + 1];
    const look = at.flatMap((stretchAt) => stretchAt(start)?.look ?? []).join(" ");
    return end === undefined || look === "" ? [] : [{ start, end, look }];
  });
}

/** Returns a function that returns the span of one character after another. */
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

function piecesOf(text: string, stretches: readonly Stretch[]): readonly DrawnPiece[] {
  const drawn: DrawnPiece[] = [];
  let at = 0;
  for (const { start, end, look } of stretches) {
    if (start >= end || start < at) continue;
    drawn.push({ text: text.slice(at, start), look: "" }, { text: text.slice(start, end), look });
    at = end;
  }
  // All lines flow in one block, as those of a field do: blocks of their own would be rounded line by line.
  return [...drawn, { text: `${text.slice(at)}\n`, look: "" }];
}

/** Returns the text node of a character of an element, and the offset in it. */
function letterAt(element: Element, offset: number): [Node, number] {
  const walker = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let left = offset;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const length = node.textContent?.length ?? 0;
    if (left <= length) return [node, left];
    left -= length;
  }
  return [element, element.childNodes.length];
}
