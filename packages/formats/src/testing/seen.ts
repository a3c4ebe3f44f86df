import type { Paragraph } from "@housestyle/engine";

/** Kind and words of each paragraph as a reader sees them: without markup, ▢ for a thing. */
export const seen = (paragraphs: readonly Paragraph[]): string[] =>
  paragraphs.map(({ kind, text, markup = [], opaque = [] }) => {
    const units = kind === "code" ? ["▢"] : text.split("");
    for (const { start, end } of markup) units.fill(" ", start, end);
    for (const { start, end } of opaque) units.fill("▢", start, end);
    return `${kind}: ${units.join("").replace(/▢+/g, "▢").replace(/\s+/g, " ").trim()}`;
  });
