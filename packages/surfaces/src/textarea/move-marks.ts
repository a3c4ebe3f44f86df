import type { Remark } from "../remark.ts";
import type { TextEdit } from "./edit-between.ts";

/** Where remarks are after an edit. One that it went into stretches, one whose words it took away goes. */
export function moveMarks(marks: readonly Remark[], { from, to, insert }: TextEdit): Remark[] {
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
