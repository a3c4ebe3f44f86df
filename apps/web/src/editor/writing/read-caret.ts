import type { EditorView } from "prosemirror-view";

/**
 * Makes the editor read the position of the caret now. The browser reports a caret that a key has moved only after a
 * delay, and anything done before that would use the old position.
 */
export function readCaret(view: EditorView): void {
  if (view.hasFocus() && !view.composing) view.dom.ownerDocument.dispatchEvent(new Event("selectionchange"));
}
