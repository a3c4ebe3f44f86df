import type { Finding } from "@housestyle/engine";

/** What was said of a paragraph, and of which words. */
export interface ParagraphFindings {
  readonly text: string;
  readonly findings: readonly Finding[];
}

/**
 * What was said of a paragraph before an edit and stands outside what has changed, at its place in the text as it is now: so
 * that it does not blink while somebody writes. Nothing when the two have less than half in common.
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

/** Next to one a word is no longer the word it was. */
const isLetter = (mark = ""): boolean => /[\p{L}\p{N}]/u.test(mark);
