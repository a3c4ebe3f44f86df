import { appliedStep, DetailsStep, parsedStep, type StepRow } from "@housestyle/documents/steps";
import type { Node } from "prosemirror-model";
import type { Step } from "prosemirror-transform";

/** One change of a document, and the document after it. */
export interface ReplayedChange {
  readonly by: number | null;
  readonly doc: Node;
  /** What the change has inserted or marked, in positions after it; undefined for one of the title or the settings. */
  readonly at: { readonly from: number; readonly to: number } | undefined;
}

/**
 * Returns the changes that steps make to a document, in order. Letters that one person types one after the other are one change.
 * Undefined if a step does not fit.
 */
export function replayedChanges(base: Node, rows: readonly StepRow[]): readonly ReplayedChange[] | undefined {
  const changes: ReplayedChange[] = [];
  let doc = base;
  for (const row of rows) {
    const step = parsedStep(row.Step);
    if (!step) return undefined;
    if (step instanceof DetailsStep) continue;
    const after = appliedStep(doc, step);
    if (!after) return undefined;
    const at = placeOf(step, after);
    const last = changes.at(-1);
    if (last?.at && isNextLetter(last, row.PersonId, at, after)) {
      changes[changes.length - 1] = { by: row.PersonId, doc: after, at: { from: last.at.from, to: at.to } };
    } else changes.push({ by: row.PersonId, doc: after, at });
    doc = after;
  }
  return changes;
}

/** Returns the positions that a step has inserted or marked, in the document after it. */
function placeOf(step: Step, after: Node): { readonly from: number; readonly to: number } {
  let [from, to] = [after.content.size, 0];
  step.getMap().forEach((_from, _to, start, end) => {
    from = Math.min(from, start);
    to = Math.max(to, end);
  });
  if (from <= to) return { from, to };
  const marked = step as unknown as { readonly from?: number; readonly to?: number; readonly pos?: number };
  const start = marked.from ?? marked.pos ?? 0;
  return { from: start, to: marked.to ?? start };
}

/** Returns whether a change goes on with the word that the last one has typed. */
function isNextLetter(
  last: ReplayedChange,
  by: number | null,
  { from, to }: { readonly from: number; readonly to: number },
  doc: Node,
): boolean {
  return last.by === by && last.at?.to === from && to - from === 1 && !/\s$/.test(doc.textBetween(from, to));
}

/** A paragraph near a change; `start` and `end` are where it was changed, if it was. */
export interface ReplayedParagraph {
  readonly pos: number;
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** How many paragraphs are shown before and after the one that changes. */
const around = 3;

/** Returns the paragraphs around a change, or the first ones of a document. */
export function paragraphsAround(doc: Node, at: ReplayedChange["at"]): readonly ReplayedParagraph[] {
  const all: ReplayedParagraph[] = [];
  let current = 0;
  doc.descendants((node, pos) => {
    if (!node.isTextblock) return true;
    const text = node.textBetween(0, node.content.size, undefined, " ");
    const [start, end] = at ? [at.from - pos - 1, at.to - pos - 1].map((each) => clamp(each, text.length)) : [0, 0];
    if (at && pos <= at.from) current = all.length;
    all.push({ pos, text, start: start ?? 0, end: end ?? 0 });
    return false;
  });
  return all.slice(Math.max(0, current - around), current + around + 1);
}

const clamp = (value: number, most: number): number => Math.min(Math.max(0, value), most);
