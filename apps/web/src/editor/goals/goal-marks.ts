import { Plugin, PluginKey, type Transaction } from "prosemirror-state";
import { Decoration, DecorationSet } from "prosemirror-view";

const key = new PluginKey<DecorationSet>("goal-marks");

/** A stretch of the document to be shaded. */
export interface Shaded {
  readonly from: number;
  readonly to: number;
  /** The one the writer was led to. */
  readonly isCurrent: boolean;
}

/** Shades these stretches of the document from now on, in place of those before. */
export function markStretches(tr: Transaction, stretches: readonly Shaded[]): Transaction {
  return tr.setMeta(key, stretches).setMeta("addToHistory", false).setMeta("remark", true);
}

/** Shades what keeps the text from a goal. The shades move along with the text until new ones come. */
export function goalMarks(): Plugin {
  return new Plugin<DecorationSet>({
    key,
    state: {
      init: () => DecorationSet.empty,
      apply(tr, marks) {
        const stretches: readonly Shaded[] | undefined = tr.getMeta(key);
        if (!stretches) return tr.docChanged ? marks.map(tr.mapping, tr.doc) : marks;
        return DecorationSet.create(
          tr.doc,
          stretches.map(({ from, to, isCurrent }) =>
            Decoration.inline(from, to, { class: isCurrent ? "goal-mark goal-mark-current" : "goal-mark" }),
          ),
        );
      },
    },
    props: { decorations: (state) => key.getState(state) },
  });
}
