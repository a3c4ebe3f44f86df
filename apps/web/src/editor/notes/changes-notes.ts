import { schema } from "@housestyle/documents";
import { type Node, Slice } from "prosemirror-model";
import type { Transaction } from "prosemirror-state";

const { note, noteMark } = schema.nodes;

/**
 * Returns whether a transaction has removed or inserted a note or the mark of one. Looks only at what it has changed, and in a document
 * without notes, which has no marks either, only at what it has inserted.
 */
export function changesNotes(tr: Transaction): boolean {
  if (tr.before.lastChild?.type !== note) return tr.steps.some(insertsNote);
  return tr.steps.some((step, index) => {
    const [before, after] = [tr.docs[index], tr.docs[index + 1] ?? tr.doc];
    let isFound = false;
    step.getMap().forEach((oldStart, oldEnd, newStart, newEnd) => {
      isFound ||= holdsNote(before, oldStart, oldEnd) || holdsNote(after, newStart, newEnd);
    });
    return isFound;
  });
}

function insertsNote(step: Transaction["steps"][number]): boolean {
  if (!("slice" in step && step.slice instanceof Slice)) return false;
  let isFound = false;
  step.slice.content.descendants(({ type }) => {
    isFound ||= type === note || type === noteMark;
    return !isFound;
  });
  return isFound;
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
