import { type SuggestionAuthor, suggestedChange } from "@housestyle/documents/suggestions";
import { type EditorState, TextSelection, type Transaction } from "prosemirror-state";

/** Returns what a transaction does as someone’s suggestion, with the caret where the writer expects it. */
export function suggestedTransaction(state: EditorState, tr: Transaction, by: SuggestionAuthor): Transaction {
  const { transform, placeOf } = suggestedChange(tr, by);
  const made = state.tr;
  for (const step of transform.steps) made.step(step);
  if (tr.selection instanceof TextSelection) {
    const { anchor, head } = tr.selection;
    // The Delete key goes on after the words that it has deleted.
    const side = state.selection.empty && head === state.selection.head ? "after" : "before";
    const [$anchor, $head] = [anchor, head].map((pos) => made.doc.resolve(placeOf(pos, side)));
    if ($anchor && $head) made.setSelection(TextSelection.between($anchor, $head));
  }
  if (tr.storedMarksSet) made.setStoredMarks(tr.storedMarks);
  if (tr.scrolledIntoView) made.scrollIntoView();
  for (const [key, value] of Object.entries(metaOf(tr))) if (!holdsSteps(value)) made.setMeta(key, value);
  return made;
}

const metaOf = (tr: Transaction) => (tr as unknown as { readonly meta: Readonly<Record<string, unknown>> }).meta;

/**
 * Returns whether a value holds steps, as the undo data of an input rule does. In a suggestion, those steps do not
 * apply.
 */
const holdsSteps = (value: unknown): boolean => "transform" in Object(value);
