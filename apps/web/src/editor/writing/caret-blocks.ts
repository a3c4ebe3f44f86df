import { type EditorState, Plugin } from "prosemirror-state";
import { Decoration, DecorationSet } from "prosemirror-view";

/**
 * Names the blocks that hold the ends of the selection, so that the style sheet draws them always. Chromium puts a letter
 * typed into a block it has not drawn yet at a place it has: the first letter after Enter went to the end of the text.
 */
export function caretBlocks(): Plugin {
  return new Plugin({ props: { decorations } });
}

function decorations({ doc, selection: { $anchor, $head } }: EditorState): DecorationSet {
  const ends = $anchor.index(0) === $head.index(0) ? [$head] : [$anchor, $head];
  const blocks = ends.flatMap((end) => {
    const pos = end.posAtIndex(end.index(0), 0);
    const node = doc.maybeChild(end.index(0));
    return node ? [Decoration.node(pos, pos + node.nodeSize, { class: "at-caret" })] : [];
  });
  return DecorationSet.create(doc, blocks);
}
