import { acceptedSlice, type DocumentSuggestion } from "@housestyle/documents/suggestions";
import { Plugin, PluginKey, type Transaction } from "prosemirror-state";
import { Decoration, DecorationSet } from "prosemirror-view";

/** The suggested edits that are drawn: those in the document, and the selected one. */
export interface DrawnEdits {
  readonly edits: readonly DocumentSuggestion[];
  readonly chosen: DocumentSuggestion | undefined;
}

const key = new PluginKey<DecorationSet>("edits");

/** Highlights the chosen edit. What is copied has them accepted. */
export function editMarksPlugin(): Plugin<DecorationSet> {
  return new Plugin<DecorationSet>({
    key,
    state: {
      init: () => DecorationSet.empty,
      apply(tr, set) {
        const drawn: DrawnEdits | undefined = tr.getMeta(key);
        if (drawn) return DecorationSet.create(tr.doc, decorationsOf(drawn, tr.doc.content.size));
        return tr.docChanged ? set.map(tr.mapping, tr.doc) : set;
      },
    },
    props: {
      decorations: (state) => key.getState(state),
      transformCopied: (slice) => acceptedSlice(slice),
    },
  });
}

/** Draws only the selected edit, because content that is redrawn at the caret would move it. */
function decorationsOf({ chosen }: DrawnEdits, size: number): Decoration[] {
  const pieces = chosen?.pieces.filter(({ to }) => to <= size) ?? [];
  return pieces.map(({ from, to, node }) => {
    const attributes = { class: "edit-chosen" };
    return node.isInline ? Decoration.inline(from, to, attributes) : Decoration.node(from, to, attributes);
  });
}

/** Sets which edits are drawn. */
export function setEditMarks(tr: Transaction, drawn: DrawnEdits): Transaction {
  return tr.setMeta(key, drawn).setMeta("addToHistory", false);
}
