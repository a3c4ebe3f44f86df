import type { EditorState } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";

/** Returns the state of a view with the current selection, which browsers report only some time after it is made. */
export function readSelection(view: EditorView | undefined): EditorState | undefined {
  if (view?.hasFocus()) view.dom.ownerDocument.dispatchEvent(new Event("selectionchange"));
  return view?.state;
}
