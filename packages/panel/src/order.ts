import { countKinds, type Kind, type Level } from "@housestyle/engine";
import { kinds, type Remark } from "@housestyle/surfaces";
import type { Order } from "./orders.ts";

const levels: readonly Level[] = ["error", "warning", "hint"];

/** Returns remarks in text order, or by severity and then in text order. */
export function ordered(remarks: readonly Remark[], order: Order): readonly Remark[] {
  if (order === "place") return remarks;
  const rank = (remark: Remark) =>
    levels.indexOf(remark.finding.level) * kinds.length + kinds.indexOf(remark.finding.kind);
  // Sorting is stable, so equals keep their place in the text.
  return remarks.toSorted((a, b) => rank(a) - rank(b));
}

/** Counts the remarks of each category. */
export function countByKind(remarks: readonly Remark[]): ReadonlyMap<Kind, number> {
  const counts = countKinds(remarks.map(({ finding }) => finding.kind));
  return new Map(kinds.map((kind) => [kind, counts.get(kind) ?? 0]));
}

/**
 * Returns the remark to move to: the next or (with -1) previous one in the list, or, without a current remark, the
 * first after or before the cursor. Wraps around.
 */
export function neighbour(
  list: readonly Remark[],
  current: string | undefined,
  caret: number,
  step: 1 | -1,
): Remark | undefined {
  const at = list.findIndex((remark) => remark.key === current);
  if (at >= 0) return list.at((at + step) % list.length);
  const inText = list.toSorted((a, b) => a.from - b.from);
  return step === 1
    ? (inText.find((remark) => remark.from >= caret) ?? inText[0])
    : (inText.findLast((remark) => remark.to <= caret) ?? inText.at(-1));
}

/** Returns the remark that contains or touches the caret, if any. */
export function remarkAt(remarks: readonly Remark[], caret: number): Remark | undefined {
  return remarks.find((remark) => remark.from <= caret && caret <= remark.to);
}
