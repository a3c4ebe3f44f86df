import { ownStep } from "@housestyle/surfaces/prosemirror";
import type { Node } from "prosemirror-model";
import { Selection } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";

/** Puts another text in place of the one in the editor, as one step of undo. */
export function replaceText(view: EditorView, doc: Node): void {
  const tr = ownStep(view.state.tr).replaceWith(0, view.state.doc.content.size, doc.content);
  view.dispatch(tr.setSelection(Selection.atStart(tr.doc)).setMeta("opened", true).scrollIntoView());
  view.dispatch(ownStep(view.state.tr));
}
