import { type EditorState, Plugin } from "prosemirror-state";
import { Decoration, DecorationSet } from "prosemirror-view";

/** Names the textblocks that the selection touches `in-focus`, so that the style sheet can dim the others, while `isOn`. */
export function focusPlugin(isOn: () => boolean): Plugin {
  return new Plugin({ props: { decorations: (state) => (isOn() ? inFocus(state) : null) } });
}

function inFocus({ doc, selection: { from, to } }: EditorState): DecorationSet {
  const found: Decoration[] = [];
  doc.nodesBetween(from, to, (node, pos) => {
    if (node.isTextblock) found.push(Decoration.node(pos, pos + node.nodeSize, { class: "in-focus" }));
    return !node.isTextblock;
  });
  return DecorationSet.create(doc, found);
}
