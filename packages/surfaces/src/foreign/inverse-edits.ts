import type { TextReplacement } from "../text/edit-between.ts";

/** Returns the edits that take these, which were done from the end on, back again, in the same order. */
export function inverseEdits(edits: readonly TextReplacement[], text: string): readonly TextReplacement[] {
  let moved = 0;
  return edits
    .toReversed()
    .map(({ from, to, insert }) => {
      const edit = { from: from + moved, to: from + moved + insert.length, insert: text.slice(from, to) };
      moved += insert.length - (to - from);
      return edit;
    })
    .toReversed();
}
