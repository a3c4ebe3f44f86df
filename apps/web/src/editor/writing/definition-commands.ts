import { schema } from "@housestyle/documents";
import type { Node } from "prosemirror-model";
import { type Command, type EditorState, Selection, TextSelection, type Transaction } from "prosemirror-state";

const { definitions, term, definition, paragraph } = schema.nodes;

/**
 * Enter in a definition list: from a term to its definition, from an empty line at the end of a definition to a new term, and from an
 * empty term at the end out of the list.
 */
export const definitionEnter: Command = (state, dispatch) => {
  const { $head, empty } = state.selection;
  if (!empty) return false;
  if ($head.parent.type === term)
    return $head.parent.content.size === 0 ? leave(state, dispatch) : toMeaning(state, dispatch);
  const depth = $head.depth - 1;
  const isLastLine = depth > 1 && $head.node(depth).type === definition && $head.parent.content.size === 0;
  if (!isLastLine || $head.node(depth).childCount < 2 || $head.index(depth) !== $head.node(depth).childCount - 1)
    return false;
  return toTerm(state, dispatch);
};

/** Tab in a term leads to its definition. */
export const definitionTab: Command = (state, dispatch) =>
  state.selection.$head.parent.type === term && toMeaning(state, dispatch);

type Dispatch = ((tr: Transaction) => void) | undefined;

/** To the definition after a term; a new one where there is none. What follows the cursor stays with the term. */
function toMeaning(state: EditorState, dispatch: Dispatch): boolean {
  const { $head } = state.selection;
  const at = $head.after();
  const next: Node | null = state.doc.nodeAt(at);
  const tr = next?.type === definition ? state.tr : state.tr.insert(at, definition.create(null, paragraph.create()));
  dispatch?.(tr.setSelection(Selection.near(tr.doc.resolve(at + 1))).scrollIntoView());
  return true;
}

/** The empty last line of a definition becomes a term after it. */
function toTerm(state: EditorState, dispatch: Dispatch): boolean {
  const { $head } = state.selection;
  const end = $head.after($head.depth - 1);
  const tr = state.tr.delete($head.before(), $head.after());
  const at = tr.mapping.map(end);
  tr.insert(at, term.create());
  dispatch?.(tr.setSelection(TextSelection.create(tr.doc, at + 1)).scrollIntoView());
  return true;
}

/** An empty term at the end of its list becomes a paragraph after it. */
function leave(state: EditorState, dispatch: Dispatch): boolean {
  const { $head } = state.selection;
  const depth = $head.depth - 1;
  const list = $head.node(depth);
  if (list.type !== definitions || $head.index(depth) !== list.childCount - 1) return false;
  const isOnly = list.childCount === 1;
  const [from, to] = isOnly ? [$head.before(depth), $head.after(depth)] : [$head.before(), $head.after()];
  const end = $head.after(depth);
  const tr = state.tr;
  if (isOnly) tr.replaceWith(from, to, paragraph.create());
  else tr.delete(from, to).insert(tr.mapping.map(end), paragraph.create());
  const place = isOnly ? from : tr.mapping.map(end, -1);
  dispatch?.(tr.setSelection(TextSelection.create(tr.doc, place + 1)).scrollIntoView());
  return true;
}
