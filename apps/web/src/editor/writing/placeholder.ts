import { Plugin } from "prosemirror-state";
import { Decoration, DecorationSet } from "prosemirror-view";

/** Shows a placeholder as long as the document is a single empty paragraph. */
export function placeholder(text: string): Plugin {
  return new Plugin({
    props: {
      decorations({ doc }) {
        const only = doc.firstChild;
        if (!only || doc.childCount > 1 || !only.isTextblock || only.content.size > 0) return null;
        return DecorationSet.create(doc, [
          Decoration.node(0, only.nodeSize, { class: "placeholder", "data-placeholder": text }),
        ]);
      },
    },
  });
}
