import { type Limits, refuseMoreRows } from "../limits.ts";

/** Returns the end of the line that begins at `start`, and the start of the next one. */
function endOfLine(text: string, start: number): { end: number; next: number } {
  for (let at = start; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    if (unit === 10) return { end: at, next: at + 1 };
    if (unit === 13) return { end: at, next: text.charCodeAt(at + 1) === 10 ? at + 2 : at + 1 };
  }
  return { end: text.length, next: text.length };
}

/** Returns the nonempty lines of a text, trimmed, with their numbers from 1. Throws `too-many-rows` over the limit. */
export function linesOf(text: string, limits: Limits): { line: number; text: string }[] {
  const found: { line: number; text: string }[] = [];
  let start = 0;
  for (let line = 1; start < text.length; line++) {
    const { end, next } = endOfLine(text, start);
    const content = text.slice(start, end).trim();
    if (content !== "") found.push({ line, text: content });
    refuseMoreRows(found.length, limits);
    start = next;
  }
  return found;
}
