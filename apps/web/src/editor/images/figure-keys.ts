import { schema } from "@housestyle/documents";
import { type Command, NodeSelection, Selection, TextSelection } from "prosemirror-state";

const { figure, caption, alternative, paragraph } = schema.nodes;

const select =
  (pos: number): Command =>
  (state, dispatch) => {
    dispatch?.(state.tr.setSelection(NodeSelection.create(state.doc, pos)).scrollIntoView());
    return true;
  };

const goTo =
  (pos: number): Command =>
  (state, dispatch) => {
    dispatch?.(state.tr.setSelection(TextSelection.create(state.doc, pos)).scrollIntoView());
    return true;
  };

/** At the start of the caption, selects the image; at the start of the description, goes to the caption. */
export const backInFigure: Command = (state, dispatch) => {
  const { $from, empty } = state.selection;
  if (!empty || $from.parentOffset > 0) return false;
  if ($from.parent.type === caption) return select($from.before($from.depth - 1))(state, dispatch);
  return $from.parent.type === alternative && goTo($from.before() - 1)(state, dispatch);
};

/** Nothing after a line of a figure comes into it. */
export const forwardInFigure: Command = ({ selection: { $from, empty } }) =>
  empty && isLine($from.parent.type) && $from.parentOffset === $from.parent.content.size;

/** From the image to its caption, from there to the description, and from there to a new line after it. */
export const nextInFigure: Command = (state, dispatch) => {
  const { selection, tr } = state;
  if (selection instanceof NodeSelection && selection.node.type === figure)
    return goTo(selection.from + 2)(state, dispatch);
  const { $to } = selection;
  if (!isLine($to.parent.type)) return false;
  if ($to.parent.type === caption) return goTo($to.after() + 1)(state, dispatch);
  const end = $to.after($to.depth - 1);
  const next = tr.doc.resolve(end).nodeAfter;
  if (next?.type !== paragraph || next.content.size > 0) tr.insert(end, paragraph.create());
  dispatch?.(tr.setSelection(Selection.near(tr.doc.resolve(end + 1))).scrollIntoView());
  return true;
};

const isLine = (type: unknown): boolean => type === caption || type === alternative;
