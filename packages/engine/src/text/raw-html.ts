import type { Tree } from "@lezer/common";
import type { Span } from "./span.ts";

/** Elements whose text is not prose; those of the first group go on over blank lines. */
const opening = /<(?:(pre|script|style|textarea|svg|math|template|noscript)|(code|kbd|samp|var|tt))\b[^<>]{0,1000}>/gi;
const hasOpening = /<(?:pre|script|style|textarea|svg|math|template|noscript|code|kbd|samp|var|tt)\b/i;
const blankLine = /\n[^\S\n]*\n/;
/** An element inside a paragraph is not longer. */
const longest = 2000;

/** Finds closing tags from left to right; asked for places that only grow, it looks at the text once for each name. */
class ClosingTags {
  readonly #text: string;
  readonly #next = new Map<string, Span | undefined>();
  constructor(text: string) {
    this.#text = text;
  }

  after(name: string, place: number): Span | undefined {
    const known = this.#next.get(name);
    if (this.#next.has(name) && (!known || known.start >= place)) return known;
    const closing = new RegExp(`</${name}\\s*>`, "gi");
    closing.lastIndex = place;
    const found = closing.exec(this.#text);
    const span = found ? { start: found.index, end: closing.lastIndex } : undefined;
    this.#next.set(name, span);
    return span;
  }
}

/**
 * Returns the stretches of a Markdown text that are HTML elements without prose, such as `<code>` in a paragraph, or a `<pre>`
 * whose blank lines end a paragraph for Markdown but not for a browser. In order and apart; an element that is never closed is none.
 */
export function rawHtml(tree: Tree, text: string): readonly Span[] {
  if (!hasOpening.test(text)) return [];
  const found: Span[] = [];
  const closings = new ClosingTags(text);
  let done = 0;
  const look = (from: number, to: number): void => {
    for (const { index, 0: tag, 1: block, 2: inline } of text.slice(from, to).matchAll(opening)) {
      const start = from + index;
      if (start < done || tag.endsWith("/>")) continue;
      const close = closings.after((block ?? inline ?? "").toLowerCase(), start + tag.length);
      if (!close || (inline && !isInParagraph(text, start, close.end))) continue;
      found.push({ start, end: close.end });
      done = close.end;
    }
  };
  tree.iterate({
    enter({ name, from, to }) {
      if (name === "HTMLTag" || name === "HTMLBlock") look(from, to);
      return name !== "HTMLBlock" && to > done;
    },
  });
  return found;
}

const isInParagraph = (text: string, start: number, end: number): boolean =>
  end - start <= longest && !blankLine.test(text.slice(start, end));

/** Returns what of some stretches lies in a block, as spans in the block. */
export function within(stretches: readonly Span[], block: Span): readonly Span[] {
  const inside: Span[] = [];
  for (let i = firstEndingAfter(stretches, block.start); i < stretches.length; i++) {
    const each = stretches[i];
    if (!each || each.start >= block.end) break;
    inside.push({
      start: Math.max(each.start, block.start) - block.start,
      end: Math.min(each.end, block.end) - block.start,
    });
  }
  return inside;
}

function firstEndingAfter(stretches: readonly Span[], place: number): number {
  let [low, high] = [0, stretches.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((stretches[middle]?.end ?? 0) > place) high = middle;
    else low = middle + 1;
  }
  return low;
}
