import type { Remark } from "@housestyle/surfaces";
import { stillThere } from "@housestyle/surfaces/prosemirror";
import type { Node } from "prosemirror-model";

/** A stretch of a document and the words that correct it; empty where it is deleted. */
export interface Correction {
  readonly from: number;
  readonly to: number;
  readonly words: string;
}

/** Returns the corrections that leave no choice, in the order of the text: those of sure findings, and those that are the only one. No two overlap. */
export function corrections(doc: Node, remarks: readonly Remark[]): readonly Correction[] {
  const found: Correction[] = [];
  for (const remark of remarks.toSorted((one, other) => one.from - other.from)) {
    const [words, ...others] = remark.finding.suggestions;
    const isClear = words !== undefined && (remark.finding.sure || others.length === 0);
    if (isClear && remark.from >= (found.at(-1)?.to ?? 0) && stillThere(doc, remark))
      found.push({ from: remark.from, to: remark.to, words });
  }
  return found;
}
