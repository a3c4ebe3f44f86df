import type { Node } from "prosemirror-model";
import { type EditorState, TextSelection, type Transaction } from "prosemirror-state";
import type { Remark } from "../remark.ts";
import { ownStep } from "./own-step.ts";

/** Returns whether the document still has the words of a remark at its place. */
export function stillThere(doc: Node, remark: Remark): boolean {
  return (
    remark.to <= doc.content.size &&
    remark.from < remark.to &&
    doc.textBetween(remark.from, remark.to, "\n") === remark.finding.text
  );
}

/**
 * Returns a transaction that replaces the words of each remark in one undo step and keeps their formatting. Returns
 * undefined if any of them have changed.
 */
export function fixAll(state: EditorState, remarks: readonly Remark[], replacement: string): Transaction | undefined {
  if (remarks.length === 0 || !remarks.every((remark) => stillThere(state.doc, remark))) return undefined;
  const tr = ownStep(state.tr);
  // From the end to the beginning, so that the places of the others stay true.
  for (const { from, to } of remarks.toSorted((a, b) => b.from - a.from)) {
    if (replacement === "") tr.delete(from, to);
    else tr.insertText(replacement, from, to);
  }
  return tr;
}

/** Returns a transaction that replaces the words of one remark and moves the caret after them. */
export function fixOne(state: EditorState, remark: Remark, replacement: string): Transaction | undefined {
  const tr = fixAll(state, [remark], replacement);
  return tr?.setSelection(TextSelection.create(tr.doc, remark.from + replacement.length)).scrollIntoView();
}
