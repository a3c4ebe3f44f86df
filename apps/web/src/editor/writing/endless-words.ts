import type { Node } from "prosemirror-model";
import { type EditorState, Plugin, PluginKey } from "prosemirror-state";
import { Decoration, DecorationSet } from "prosemirror-view";

/** No word of any language is this long, but pasted data is. */
const endless = /\S{500}/;

const key = new PluginKey<DecorationSet>("endless-words");

/**
 * Turns kerning off in paragraphs with an extremely long word. Chromium shapes a kerned word again for every line it is
 * broken into: with 20,000 letters, each key took 1.4 s with kerning, and takes 20 ms without it.
 */
export function endlessWords(): Plugin<DecorationSet> {
  return new Plugin<DecorationSet>({
    key,
    state: {
      init: (_config, state: EditorState) => decorated(state.doc),
      apply: (tr, set) => (tr.docChanged ? decorated(tr.doc) : set),
    },
    props: { decorations: (state) => key.getState(state) },
  });
}

function decorated(doc: Node): DecorationSet {
  const found: Decoration[] = [];
  doc.descendants((node, pos) => {
    if (node.isTextblock && isEndless(node)) {
      found.push(Decoration.node(pos, pos + node.nodeSize, { class: "endless" }));
    }
    return !node.isTextblock;
  });
  return found.length > 0 ? DecorationSet.create(doc, found) : DecorationSet.empty;
}

// A node never changes, so it is read once in its life.
const known = new WeakMap<Node, boolean>();

function isEndless(node: Node): boolean {
  if (node.content.size < 500) return false;
  const before = known.get(node);
  if (before !== undefined) return before;
  const is = endless.test(node.textContent);
  known.set(node, is);
  return is;
}
