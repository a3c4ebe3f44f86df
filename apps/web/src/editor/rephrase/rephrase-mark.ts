import { Plugin, PluginKey, type Transaction } from "prosemirror-state";
import { Decoration, DecorationSet } from "prosemirror-view";

const key = new PluginKey<DecorationSet>("rephrase");

/** Highlights the sentence that is being rephrased, and moves the highlight with the text. */
export function rephraseMarkPlugin(): Plugin<DecorationSet> {
  return new Plugin<DecorationSet>({
    key,
    state: {
      init: () => DecorationSet.empty,
      apply(tr, set) {
        const span: { readonly from: number; readonly to: number } | "none" | undefined = tr.getMeta(key);
        if (span === "none") return DecorationSet.empty;
        if (!span) return tr.docChanged ? set.map(tr.mapping, tr.doc) : set;
        return DecorationSet.create(tr.doc, [Decoration.inline(span.from, span.to, { class: "rephrase-mark" })]);
      },
    },
    props: { decorations: (state) => key.getState(state) },
  });
}

/** Sets what is highlighted. */
export function setRephraseMark(
  tr: Transaction,
  span: { readonly from: number; readonly to: number } | undefined,
): Transaction {
  return tr.setMeta(key, span ?? "none").setMeta("addToHistory", false);
}
