import { Plugin, PluginKey, type Transaction } from "prosemirror-state";
import { Decoration, DecorationSet } from "prosemirror-view";
import type { Shaded } from "../surface.ts";

const key = new PluginKey<DecorationSet>("shades");

/** Highlights these spans of the document instead of the previous ones. */
export function shade(tr: Transaction, stretches: readonly Shaded[]): Transaction {
  return tr.setMeta(key, stretches).setMeta("addToHistory", false);
}

/** Returns the plugin that shows highlights and moves them with the text. */
export function shadesPlugin(): Plugin {
  return new Plugin<DecorationSet>({
    key,
    state: {
      init: () => DecorationSet.empty,
      apply(tr, shades) {
        const stretches: readonly Shaded[] | undefined = tr.getMeta(key);
        if (!stretches) return tr.docChanged ? shades.map(tr.mapping, tr.doc) : shades;
        return DecorationSet.create(
          tr.doc,
          stretches.map(({ from, to, isCurrent }) =>
            Decoration.inline(from, to, { class: isCurrent ? "shade shade-current" : "shade" }),
          ),
        );
      },
    },
    props: { decorations: (state) => key.getState(state) },
  });
}
