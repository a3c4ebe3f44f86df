import type { Finding } from "@housestyle/engine";

/** The findings of a paragraph, with the text they refer to. */
export interface ParagraphFindings {
  readonly text: string;
  readonly findings: readonly Finding[];
}

/**
 * Returns the findings of a paragraph before an edit that lie outside the changed part, moved to their places in the
 * new text, so that underlines do not flicker while someone types. Returns none if the two texts have less than half in
 * common.
 */
export function carriedOver({ text: before, findings }: ParagraphFindings, text: string): readonly Finding[] {
  const most = Math.min(before.length, text.length);
  let head = 0;
  while (head < most && before[head] === text[head]) head++;
  let tail = 0;
  while (tail < most - head && before[before.length - 1 - tail] === text[text.length - 1 - tail]) tail++;
  if (2 * (head + tail) < Math.max(before.length, text.length)) return [];
  const moved = text.length - before.length;
  return findings.flatMap((finding) => {
    const { start, end } = finding;
    if (end <= head) return isLetter(text[end]) ? [] : [finding];
    const isBehind = start >= before.length - tail && !isLetter(text[start + moved - 1]);
    return isBehind ? [{ ...finding, start: start + moved, end: end + moved }] : [];
  });
}

/** Whether a character is a letter or digit, which would make the word next to it another word. */
const isLetter = (mark = ""): boolean => /[\p{L}\p{N}]/u.test(mark);
