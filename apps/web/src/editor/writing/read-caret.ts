import type { EditorView } from "prosemirror-view";

/**
 * Has the editor read where the caret is. The browser reports a caret that a key has moved only some time later: what is done or drawn
 * before that would take the place that it has left.
 */
export function readCaret(view: EditorView): void {
  if (view.hasFocus() && !view.composing) view.dom.ownerDocument.dispatchEvent(new Event("selectionchange"));
}
