import type { Fragment, Node, Slice } from "prosemirror-model";
import {
  AddMarkStep,
  AttrStep,
  RemoveMarkStep,
  ReplaceAroundStep,
  ReplaceStep,
  type Step,
} from "prosemirror-transform";

/** Returns a document after a step; undefined if the step does not fit it, would break the schema, or would divide a character. */
export function appliedStep(doc: Node, step: Step): Node | undefined {
  try {
    const { doc: after } = step.apply(doc);
    if (!after) return undefined;
    if (step instanceof ReplaceStep || step instanceof ReplaceAroundStep) checkSlice(step.slice);
    // A step that sets an attribute checks no value.
    if (step instanceof AttrStep) after.nodeAt(step.pos)?.check();
    return dividesCharacter(after, step) ? undefined : after;
  } catch {
    return undefined;
  }
}

/**
 * Returns whether a step has split a character that consists of two code units, such as an emoji. Half a character
 * cannot be stored.
 */
function dividesCharacter(after: Node, step: Step): boolean {
  let isDivided = false;
  const look = (from: number, to: number) =>
    after.nodesBetween(Math.max(0, from - 1), Math.min(after.content.size, to + 1), ({ text }) => {
      if (text !== undefined && !text.isWellFormed()) isDivided = true;
    });
  if (step instanceof AddMarkStep || step instanceof RemoveMarkStep) look(step.from, step.to);
  step.getMap().forEach((_from, _to, from, to) => {
    look(from, to);
  });
  return isDivided;
}

/**
 * Checks the nodes that are entirely within a slice. Those that are open at its ends were checked when they were
 * joined.
 */
function checkSlice({ content, openStart, openEnd }: Slice): void {
  checkOpen(content, openStart, openEnd);
}

function checkOpen(content: Fragment, openStart: number, openEnd: number): void {
  content.forEach((node, _, index) => {
    const start = index === 0 ? openStart : 0;
    const end = index === content.childCount - 1 ? openEnd : 0;
    if (start === 0 && end === 0) node.check();
    else checkOpen(node.content, Math.max(0, start - 1), Math.max(0, end - 1));
  });
}
