import type { TextReplacement } from "./edit-between.ts";

/**
 * Returns spans of a text at their places after an edit. A span grows with an edit inside it and disappears with its
 * words.
 */
export function moveStretches<Stretch extends { readonly from: number; readonly to: number }>(
  marks: readonly Stretch[],
  { from, to, insert }: TextReplacement,
): Stretch[] {
  const shift = insert.length - (to - from);
  return marks.flatMap((mark) => {
    // What is typed at an edge is not of the word.
    if (mark.to <= from) return [mark];
    if (mark.from >= to) return [{ ...mark, from: mark.from + shift, to: mark.to + shift }];
    if (mark.from < from && mark.to > to) return [{ ...mark, to: mark.to + shift }];
    if (mark.from < from) return [{ ...mark, to: from }];
    if (mark.to > to) return [{ ...mark, from: from + insert.length, to: mark.to + shift }];
    return [];
  });
}
