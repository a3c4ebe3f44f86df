import type { AnalyzedParagraph } from "./analyzed-paragraph.ts";

/** The beginning of a stretch of a paragraph as a reader sees it: without markup, on one line, of some `most` letters. */
export function excerptOf(
  { text, markup }: Pick<AnalyzedParagraph, "text" | "markup">,
  start: number,
  end: number,
  most: number,
): string {
  let shown = "";
  let at = start;
  for (const sign of [...markup, { start: end, end }]) {
    if (sign.end <= at) continue;
    const next = Math.min(sign.start, end);
    if (next > at) shown += text.slice(at, next);
    // A sign that parts words as a space does.
    if (/^[\s~]+$/u.test(text.slice(sign.start, Math.min(sign.end, end)))) shown += " ";
    at = sign.end;
    if (at >= end || shown.length > most * 2) break;
  }
  const line = shown.replaceAll(/\s+/gu, " ").trim();
  return line.length > most ? `${line.slice(0, most).trimEnd()}…` : line;
}
