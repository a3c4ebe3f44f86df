import type { TextReplacement } from "../text/edit-between.ts";

/**
 * The same edits, those that stand in one text of the page as one: an editor then takes them back in one step. Between two texts lies
 * something of the page (a bold word, another paragraph) that writing over it would take along: those stay apart. `holderOf` names the
 * text that holds a stretch as a whole; undefined for none. The edits are in text order.
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
