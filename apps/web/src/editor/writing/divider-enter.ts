import { schema } from "@housestyle/documents";
import type { Command } from "prosemirror-state";

const { paragraph, rule } = schema.nodes;

/**
 * Enter right after three asterisks have become a divider does nothing: the paragraph to write on is there already. The next Enter is an
 * ordinary one.
 */
export const dividerEnter: Command = (state, dispatch) => {
  const { $head, empty } = state.selection;
  const isFresh = $head.depth === 1 && $head.parent.type === paragraph && $head.parent.content.size === 0;
  if (!empty || !isFresh || state.doc.maybeChild($head.index(0) - 1)?.type !== rule) return false;
  const rules = state.plugins.find(({ spec }) => spec.isInputRules);
  if (!rules?.getState(state)) return false;
  // Setting the selection lets the rules forget what was typed last.
  dispatch?.(state.tr.setSelection(state.selection));
  return true;
};
