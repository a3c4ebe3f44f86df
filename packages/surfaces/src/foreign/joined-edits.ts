import type { TextReplacement } from "../text/edit-between.ts";

/**
 * Returns the same edits, with those in one text node joined, because an editor then undoes them in one step. Edits in
 * different text nodes stay separate, because replacing what lies between them would remove formatting or paragraphs.
 * `holderOf` returns the text node that contains a span as a whole. The edits are in text order.
 */
export function joinedEdits(
  edits: readonly TextReplacement[],
  text: string,
  holderOf: (edit: TextReplacement) => unknown,
): readonly TextReplacement[] {
  const joined: TextReplacement[] = [];
  let before: unknown;
  for (const edit of edits) {
    const holder = holderOf(edit);
    const last = joined.at(-1);
    if (last && holder !== undefined && holder === before) {
      const insert = last.insert + text.slice(last.to, edit.from) + edit.insert;
      joined[joined.length - 1] = { from: last.from, to: edit.to, insert };
    } else joined.push(edit);
    before = holder;
  }
  return joined;
}
