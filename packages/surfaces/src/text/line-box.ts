import type { Remark } from "../remark.ts";
import type { Lines, Shaded } from "../surface.ts";
import type { Line } from "./line-list.ts";

/** Draws the lines of a text into an element, with what is said of them, for a box whose letters nobody sees. */
export class LineBox {
  readonly #box: HTMLElement;
  /** What each line shows, so that a line that shows it already is left alone. */
  readonly #shown = new Map<Line, readonly Stretch[]>();
  readonly #elements = new Map<Line, HTMLSpanElement>();

  constructor(box: HTMLElement) {
    this.#box = box;
  }

  /** Draws these lines with their marks and shades. */
  draw(lines: readonly Line[], { remarks, current, shades }: Drawn): void {
    this.#forget(new Set(lines));
    const marksOf = inTurn(remarks);
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
    const element = this.#elements.get(line) ?? this.#box.ownerDocument.createElement("span");
    this.#elements.set(line, element);
    const shown = this.#shown.get(line);
    if (shown?.length === stretches.length && shown.every((one, at) => isSame(one, stretches[at]))) return element;
    this.#shown.set(line, stretches);
    element.replaceChildren(...pieces(this.#box.ownerDocument, line.text, stretches));
    return element;
  }

  /** Where a stretch of a line is drawn in the window. */
  lines(line: Line, from: number, to: number): Lines {
    const range = this.#box.ownerDocument.createRange();
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
}

/** What is drawn under a text. */
export interface Drawn {
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

function pieces(document: Document, text: string, stretches: readonly Stretch[]): Node[] {
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
  const walker = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let left = offset;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const length = node.textContent?.length ?? 0;
    if (left <= length) return [node, left];
    left -= length;
  }
  return [element, element.childNodes.length];
}
