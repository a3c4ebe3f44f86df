import type { EditorState } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";

/** Returns the state of a view with the selection as it is on the page: browsers tell of one some time after it was made. */
export function readSelection(view: EditorView | undefined): EditorState | undefined {
  if (view?.hasFocus()) view.dom.ownerDocument.dispatchEvent(new Event("selectionchange"));
  return view?.state;
}
