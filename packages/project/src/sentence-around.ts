import type { Span } from "@housestyle/engine";

/** So far a sentence is looked for on either side. */
const reach = 200;
/** What ends one: a mark and a blank, a blank line, the beginning of an item or a heading. */
const end = /[.!?…]["'”’)\]]*(?=\s)|\r?\n[ \t]*\r?\n|\r?\n(?=[ \t]*(?:[-*+>#|]|\d+[.)])[ \t])/g;

/** The sentence of a text that holds a stretch of it, its blanks made one each: the same however its lines are broken. */
export function sentenceAround(text: string, span: Span): string {
  const before = text.slice(Math.max(0, span.start - reach), span.start);
  const after = text.slice(span.end, span.end + reach);
  const last = [...before.matchAll(end)].at(-1);
  const [first] = after.matchAll(end);
  const from = span.start - before.length + (last ? last.index + last[0].length : 0);
  const to = span.end + (first ? first.index + first[0].length : after.length);
  return text.slice(from, to).replace(/\s+/g, " ").trim();
}
