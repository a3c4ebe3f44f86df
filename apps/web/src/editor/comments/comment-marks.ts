import { type EditorState, Plugin, PluginKey, type Transaction } from "prosemirror-state";
import { Decoration, DecorationSet } from "prosemirror-view";

/** A stretch of the text with a comment. `draft` is the one that is being written. */
export interface CommentMark {
  readonly id: number | "draft";
  readonly from: number;
  readonly to: number;
  readonly isSelected: boolean;
}

const key = new PluginKey<DecorationSet>("comments");

/**
 * Underlines words that have comments, and moves the lines along with every edit. `onPress` is called with the thread
 * that was pressed.
 */
export function commentMarksPlugin(onPress: (id: number) => void): Plugin<DecorationSet> {
  return new Plugin<DecorationSet>({
    key,
    state: {
      init: () => DecorationSet.empty,
      apply(tr, set) {
        const marks: readonly CommentMark[] | undefined = tr.getMeta(key);
        if (marks) return DecorationSet.create(tr.doc, marks.map(decorationOf));
        return tr.docChanged ? set.map(tr.mapping, tr.doc) : set;
      },
    },
    props: {
      decorations: (state) => key.getState(state),
      handleClick(view, pos) {
        const [found] = key.getState(view.state)?.find(pos, pos) ?? [];
        if (typeof found?.spec.id === "number") onPress(found.spec.id);
        return false;
      },
    },
  });
}

function decorationOf({ id, from, to, isSelected }: CommentMark): Decoration {
  const classes = ["comment-mark", isSelected && "comment-mark-selected"].filter(Boolean).join(" ");
  return Decoration.inline(from, to, { class: classes }, { id });
}

/** Sets which stretches have a comment. */
export function setCommentMarks(tr: Transaction, marks: readonly CommentMark[]): Transaction {
  return tr.setMeta(key, marks).setMeta("addToHistory", false);
}

/** Returns where a comment is now; undefined when its words are gone. */
export function commentMarkIn(state: EditorState, id: CommentMark["id"]): CommentMark | undefined {
  const found = key.getState(state)?.find(undefined, undefined, (spec) => spec.id === id) ?? [];
  if (found.length === 0) return undefined;
  const [from, to] = [Math.min(...found.map((one) => one.from)), Math.max(...found.map((one) => one.to))];
  return { id, from, to, isSelected: false };
}

/** Returns the stretch that a new comment is about: the selection, or else the block at the cursor. */
export function commentedStretch({ selection, doc }: EditorState): { readonly from: number; readonly to: number } {
  if (!selection.empty) return { from: selection.from, to: selection.to };
  const { $head } = selection;
  const depth = $head.depth;
  return depth === 0 ? { from: 0, to: doc.content.size } : { from: $head.start(depth), to: $head.end(depth) };
}
