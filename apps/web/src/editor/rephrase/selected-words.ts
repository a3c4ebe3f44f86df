import type { EditorState } from "prosemirror-state";

/** Words that are selected in one paragraph, without the spaces around them. */
export interface SelectedWords {
  readonly from: number;
  readonly to: number;
}

const word = /[\p{L}\p{N}]\S*/gu;

/** Returns the selected words if there are two or more in one paragraph that can be rephrased. */
export function selectedWords({ doc, selection }: EditorState): SelectedWords | undefined {
  const { $from, $to, from, to, empty } = selection;
  const { parent } = $from;
  if (empty || !$from.sameParent($to) || !parent.isTextblock) return undefined;
  if (parent.type.spec.code || parent.type.name === "heading") return undefined;
  const selected = doc.textBetween(from, to, undefined, "\n");
  if ((selected.match(word)?.length ?? 0) < 2) return undefined;
  const start = from + selected.length - selected.trimStart().length;
  return { from: start, to: start + selected.trim().length };
}
