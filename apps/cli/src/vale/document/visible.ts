import type { Paragraph } from "@housestyle/engine";

/** What a reader sees of a block, every letter at its place: blanks stand for markup and for what is no prose. */
export function visible({ text, markup = [], opaque = [] }: Paragraph): string {
  let seen = "";
  let at = 0;
  for (const { start, end } of [...markup, ...opaque].sort((a, b) => a.start - b.start)) {
    if (end <= at) continue;
    seen += text.slice(at, Math.max(at, start)) + " ".repeat(end - Math.max(at, start));
    at = end;
  }
  return seen + text.slice(at);
}
