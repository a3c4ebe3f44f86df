import { schema } from "@housestyle/documents";
import { ownStep } from "@housestyle/surfaces/prosemirror";
import { type EditorState, TextSelection, type Transaction } from "prosemirror-state";

/**
 * Returns a transaction that inserts text after the selection, with spaces between words, as an undo step of its own. After a
 * heading or code it becomes a paragraph. The cursor follows the text.
 */
export function continued(state: EditorState, words: string): Transaction {
  const { $to, to } = state.selection;
  const { parent, parentOffset } = $to;
  const tr = ownStep(state.tr);
  if (parent.type.name === "heading" || parent.type.spec.code) {
    const after = $to.after();
    tr.insert(after, schema.nodes.paragraph.create(null, schema.text(words)));
    return tr.setSelection(TextSelection.create(tr.doc, after + 1 + words.length));
  }
  const before = parent.textBetween(0, parentOffset, undefined, " ");
  const next = parent.textBetween(parentOffset, parent.content.size, undefined, " ");
  const text = `${before === "" || /\s$/.test(before) ? "" : " "}${words}`;
  tr.insertText(`${text}${/^[\p{L}\p{N}“"(]/u.test(next) ? " " : ""}`, to);
  return tr.setSelection(TextSelection.create(tr.doc, to + text.length));
}
