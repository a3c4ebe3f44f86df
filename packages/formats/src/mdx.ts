import { type Cutter, mdxParagraphs, type Paragraph, type Span } from "@housestyle/engine";
import { isAlone } from "./lines.ts";

/** Matches where JSX may begin, and code, in which it does not. */
const special =
  /^[^\S\n]*(?<fence>`{3,}|~{3,})[^\n]*\n(?:[\s\S]*?^[^\S\n]*\k<fence>[`~]*[^\S\n]*$|[\s\S]*)|(?<!`)(?<ticks>`{1,9})(?!`)(?:(?!\k<ticks>|\n\s{0,99}\n)[\s\S]){0,1000}\k<ticks>(?!`)|<!--[\s\S]*?(?:-->|(?![\s\S]))|^(?:import|export)\b|<\/?(?:[A-Za-z][\w.:-]*|(?=>))|\\[<{]|\{/gm;
const attribute = /[^<>{}"'/]+|"[^"]*"|'[^']*'|\/(?!>)/y;
const blankLine = /\n[^\S\n]*\r?\n/g;
const frontMatter = /^---[^\S\n]*\r?\n[\s\S]*?\n---[^\S\n]*(?=\r?\n|$)/;

/** The parts of MDX that are not Markdown: invisible gaps, and things that stand for something. */
interface Jsx {
  readonly gaps: Span[];
  readonly things: Span[];
}

/**
 * Divides MDX into paragraphs: Markdown without HTML and indented code, in which imports, exports, tags, and
 * expressions are not prose.
 */
export const mdxCutter: Cutter = (text) => {
  const jsx = jsxIn(text);
  const plain = covered(covered(text, jsx.gaps, " "), jsx.things, "x");
  return mdxParagraphs(text, plain).map((paragraph) => withJsx(paragraph, jsx));
};

function jsxIn(text: string): Jsx {
  const gaps: Span[] = [];
  const things: Span[] = [];
  const closing = bracesIn(text);
  special.lastIndex = frontMatter.exec(text)?.[0].length ?? 0;
  for (let found = special.exec(text); found; found = special.exec(text)) {
    const { 0: mark, index: start, groups = {} } = found;
    if (groups.fence !== undefined || groups.ticks !== undefined || mark.startsWith("\\")) continue;
    const end = endOf(mark, text, start, closing);
    if (end <= start) continue;
    special.lastIndex = end;
    const isThing = mark === "{" && !/^\{\s*\/\*/.test(text.slice(start, start + 20)) && !isAlone(text, start, end);
    (isThing ? things : gaps).push({ start, end });
  }
  return { gaps, things };
}

/** Returns the end of what begins with a mark, or 0 if it does not end. */
function endOf(mark: string, text: string, start: number, closing: Int32Array): number {
  if (mark === "{") return (closing[start] ?? -1) + 1;
  if (mark.startsWith("<!--")) return start + mark.length;
  if (mark.startsWith("<")) return tagEnd(text, start + mark.length, closing);
  return moduleEnd(text, start, closing);
}

/** Returns the end of the tag whose attributes begin at `at`, or 0 if it is not a tag. */
function tagEnd(text: string, from: number, closing: Int32Array): number {
  let at = from;
  while (at < text.length && at - from < 5000) {
    const mark = text[at];
    if (mark === ">") return at + 1;
    if (text.startsWith("/>", at)) return at + 2;
    const close = mark === "{" ? (closing[at] ?? -1) : -1;
    attribute.lastIndex = at;
    if (close >= 0) at = close + 1;
    else if (attribute.test(text)) at = attribute.lastIndex;
    else return 0;
  }
  return 0;
}

/** Returns the end of imports and exports, at the first blank line outside braces. */
function moduleEnd(text: string, start: number, closing: Int32Array): number {
  let from = start;
  for (;;) {
    blankLine.lastIndex = from;
    const end = blankLine.exec(text)?.index ?? text.length;
    const open = text.indexOf("{", from);
    if (open < 0 || open >= end) return end;
    from = Math.max(open, closing[open] ?? open) + 1;
  }
}

/** Returns the index of the matching `}` for each `{`, and -1 elsewhere. */
function bracesIn(text: string): Int32Array {
  const closing = new Int32Array(text.length).fill(-1);
  const open: number[] = [];
  for (const { 0: mark, index } of text.matchAll(/[{}]/g)) {
    const begin = mark === "{" ? void open.push(index) : open.pop();
    if (begin !== undefined) closing[begin] = index;
  }
  return closing;
}

/** Returns the text with spans replaced by one character, at the same length and with the same line ends. */
function covered(text: string, spans: readonly Span[], mark: string): string {
  let at = 0;
  const parts: string[] = [];
  for (const { start, end } of spans) {
    parts.push(text.slice(at, start), text.slice(start, end).replace(/[^\n]/g, mark));
    at = end;
  }
  return [...parts, text.slice(at)].join("");
}

function withJsx(paragraph: Paragraph, { gaps, things }: Jsx): Paragraph {
  if (paragraph.kind === "code") return paragraph;
  const { markup = [], opaque = [] } = paragraph;
  return {
    ...paragraph,
    markup: [...markup, ...inside(gaps, paragraph)],
    opaque: [...opaque, ...inside(things, paragraph)],
  };
}

/** Returns the spans inside a paragraph, relative to its start. The spans are in order. */
function inside(spans: readonly Span[], { start, text }: Paragraph): Span[] {
  const end = start + text.length;
  let low = 0;
  let high = spans.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((spans[middle]?.end ?? 0) <= start) low = middle + 1;
    else high = middle;
  }
  const found: Span[] = [];
  for (let i = low; i < spans.length && (spans[i]?.start ?? end) < end; i++) {
    const span = spans[i] ?? { start, end: start };
    found.push({ start: Math.max(span.start, start) - start, end: Math.min(span.end, end) - start });
  }
  return found;
}
