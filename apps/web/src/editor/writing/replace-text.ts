import { ownStep } from "@housestyle/surfaces/prosemirror";
import type { Node } from "prosemirror-model";
import { Selection } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";

/** Puts another text in place of the one in the editor, as one step of undo; or as none, so that undo ends at that text. */
export function replaceText(view: EditorView, doc: Node, isStep = true): void {
  const tr = ownStep(view.state.tr).replaceWith(0, view.state.doc.content.size, doc.content);
  view.dispatch(
    tr
      .setSelection(Selection.atStart(tr.doc))
      .setMeta("opened", "replaced")
      .setMeta("addToHistory", isStep)
      .scrollIntoView(),
  );
  view.dispatch(ownStep(view.state.tr));
}
