import type { TextReplacement } from "../text/edit-between.ts";

/**
 * Returns the edits that undo the given ones, which were applied from the last to the first. The result has the same
 * order.
 */
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
