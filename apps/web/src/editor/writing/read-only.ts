import { Plugin } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";

/** Keeps a text that may only be read: what the page itself opens changes it, and no command does. */
export function readOnly(view: Pick<EditorView, "editable">): Plugin {
  return new Plugin({
    filterTransaction: (tr) => !tr.docChanged || view.editable || tr.getMeta("opened") !== undefined,
  });
}
