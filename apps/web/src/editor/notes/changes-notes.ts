import { schema } from "@housestyle/documents";
import type { Node } from "prosemirror-model";
import type { Transaction } from "prosemirror-state";

const { note, noteMark } = schema.nodes;

/** Returns whether a transaction has removed or inserted a note or the mark of one. Looks only at what it has changed. */
export function changesNotes(tr: Transaction): boolean {
  return tr.steps.some((step, index) => {
    const [before, after] = [tr.docs[index], tr.docs[index + 1] ?? tr.doc];
    let isFound = false;
    step.getMap().forEach((oldStart, oldEnd, newStart, newEnd) => {
      isFound ||= holdsNote(before, oldStart, oldEnd) || holdsNote(after, newStart, newEnd);
    });
    return isFound;
  });
}

/** Whether a note or mark begins or ends between two places. */
function holdsNote(doc: Node | undefined, from: number, to: number): boolean {
  let isFound = false;
  if (from < to)
    doc?.nodesBetween(from, to, (node, pos) => {
      const end = pos + node.nodeSize;
      const isCut = (pos >= from && pos < to) || (end > from && end <= to);
      if (isCut && (node.type === note || node.type === noteMark)) isFound = true;
      return !isFound;
    });
  return isFound;
}
