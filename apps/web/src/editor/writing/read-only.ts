import { Plugin } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";

/** Protects a read-only text: only the page itself can change it, by opening another one, and no command can. */
export function readOnly(view: Pick<EditorView, "editable">): Plugin {
  return new Plugin({
    filterTransaction: (tr) => !tr.docChanged || view.editable || tr.getMeta("opened") !== undefined,
  });
}
