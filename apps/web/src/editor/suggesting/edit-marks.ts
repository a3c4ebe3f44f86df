import { acceptedSlice, type DocumentSuggestion } from "@housestyle/documents/suggestions";
import { Plugin, PluginKey, type Transaction } from "prosemirror-state";
import { Decoration, DecorationSet } from "prosemirror-view";
import { editorSuggesting as texts } from "../../texts/editor-suggesting.ts";

/** What is drawn of the edits that are suggested: those of the document, and the one that is chosen. */
export interface DrawnEdits {
  readonly edits: readonly DocumentSuggestion[];
  readonly chosen: DocumentSuggestion | undefined;
}

const key = new PluginKey<DecorationSet>("edits");

/** Names each suggested edit for those who do not see its lines, and highlights the chosen one. What is copied has them accepted. */
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

function decorationsOf({ edits, chosen }: DrawnEdits, size: number): Decoration[] {
  return edits.flatMap((edit) =>
    edit.pieces
      .filter(({ to }) => to <= size)
      .map(({ from, to, mark, node }) => {
        const title = texts.piece(mark.type.name, edit.name);
        const attributes = { title, ...(edit === chosen ? { class: "edit-chosen" } : {}) };
        return node.isInline ? Decoration.inline(from, to, attributes) : Decoration.node(from, to, attributes);
      }),
  );
}

/** Sets which edits are drawn. */
export function setEditMarks(tr: Transaction, drawn: DrawnEdits): Transaction {
  return tr.setMeta(key, drawn).setMeta("addToHistory", false);
}
