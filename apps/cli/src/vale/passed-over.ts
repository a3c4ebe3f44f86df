import type { Paragraph } from "@housestyle/engine";
import { linearPattern } from "@housestyle/engine/linear";

/** Returns the patterns of TokenIgnores and BlockIgnores that can be used, and those that cannot: no engine runs them in linear time. */
export function usablePatterns(patterns: readonly string[]): {
  readonly usable: readonly string[];
  readonly refused: readonly string[];
} {
  const usable = patterns.filter(isUsable);
  return { usable, refused: patterns.filter((pattern) => !usable.includes(pattern)) };
}

function isUsable(pattern: string): boolean {
  try {
    linearPattern(pattern);
    return true;
  } catch {
    return false;
  }
}

/** Returns the paragraphs of a text with everything that a pattern matches taken for a thing that is not read. */
export function withPassedOver(
  text: string,
  paragraphs: readonly Paragraph[],
  patterns: readonly string[],
): Paragraph[] {
  const spans = patterns.flatMap((pattern) => linearPattern(pattern).matches(text));
  if (spans.length === 0) return [...paragraphs];
  return paragraphs.flatMap((paragraph) => {
    const end = paragraph.start + paragraph.text.length;
    const inside = spans.filter((span) => span.start < end && paragraph.start < span.end);
    if (inside.some((span) => span.start <= paragraph.start && end <= span.end)) return [];
    if (inside.length === 0) return [paragraph];
    const opaque = inside.map((span) => ({
      start: Math.max(0, span.start - paragraph.start),
      end: Math.min(paragraph.text.length, span.end - paragraph.start),
    }));
    return [{ ...paragraph, opaque: [...(paragraph.opaque ?? []), ...opaque] }];
  });
}
