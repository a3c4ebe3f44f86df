import type { Node } from "prosemirror-model";
import type { EditorState } from "prosemirror-state";

/** Words that are selected in one paragraph, without the spaces around them. */
export interface SelectedWords {
  readonly from: number;
  readonly to: number;
}

const word = /[\p{L}\p{N}]\S*/gu;

/** Returns the selected words if there are two or more, in a single paragraph that can be rephrased. */
export function selectedWords(state: EditorState): SelectedWords | undefined {
  const [part, ...others] = selectedParts(state);
  if (!part || others.length > 0 || part.block.type.spec.code || part.block.type.name === "heading") return undefined;
  const words = state.doc.textBetween(part.from, part.to, undefined, "\n").match(word);
  return (words?.length ?? 0) < 2 ? undefined : { from: part.from, to: part.to };
}

/** Returns what to rephrase: the selection, as far as it is in its first paragraph, or the place of the cursor. */
export function spanToRephrase(state: EditorState): SelectedWords {
  const [part] = selectedParts(state);
  const { head } = state.selection;
  return part ? { from: part.from, to: part.to } : { from: head, to: head };
}

/** Returns the paragraphs in which anything but spaces is selected, each with the span of it. */
function selectedParts({ doc, selection }: EditorState): (SelectedWords & { readonly block: Node })[] {
  const parts: (SelectedWords & { readonly block: Node })[] = [];
  doc.nodesBetween(selection.from, selection.to, (block, pos) => {
    if (!block.isTextblock) return true;
    const from = Math.max(selection.from, pos + 1);
    const to = Math.min(selection.to, pos + 1 + block.content.size);
    const text = from < to ? doc.textBetween(from, to, undefined, "\n") : "";
    const start = from + text.length - text.trimStart().length;
    if (text.trim() !== "") parts.push({ block, from: start, to: start + text.trim().length });
    return false;
  });
  return parts;
}
