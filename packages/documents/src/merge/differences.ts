import { diffArrays, diffWordsWithSpace } from "diff";
import { pairAlike } from "./pair-alike.ts";

/** A run of words in both versions, or in only the first or the second. */
export interface DiffPart {
  readonly kind: "same" | "gone" | "new";
  readonly text: string;
}

/** A paragraph of a comparison. Most are `same`, and shown folded. */
export interface DifferenceRow {
  readonly isSame: boolean;
  readonly parts: readonly DiffPart[];
  /** The index of the paragraph in the first text. Undefined if it is not there. */
  readonly before: number | undefined;
  /** The index in the second text. */
  readonly after: number | undefined;
}

/** Returns how two texts differ, paragraph by paragraph, and word by word inside changed paragraphs. */
export function differences(before: readonly string[], after: readonly string[]): DifferenceRow[] {
  const rows: DifferenceRow[] = [];
  let [left, right] = [0, 0];
  const changedTo = (leftEnd: number, rightEnd: number) => {
    for (const [at, to] of pairAlike(before.slice(left, leftEnd), after.slice(right, rightEnd))) {
      const [one, other] = [at === undefined ? undefined : left + at, to === undefined ? undefined : right + to];
      const parts = changed(one === undefined ? "" : before[one], other === undefined ? "" : after[other]);
      rows.push({ isSame: false, parts, before: one, after: other });
    }
    [left, right] = [leftEnd, rightEnd];
  };
  let [leftEnd, rightEnd] = [0, 0];
  for (const { added, removed, value } of diffArrays([...before], [...after])) {
    if (removed) leftEnd += value.length;
    else if (added) rightEnd += value.length;
    else {
      changedTo(leftEnd, rightEnd);
      for (const text of value) {
        rows.push({ isSame: true, parts: [{ kind: "same", text }], before: left++, after: right++ });
      }
      [leftEnd, rightEnd] = [left, right];
    }
  }
  changedTo(leftEnd, rightEnd);
  return rows;
}

function changed(before = "", after = ""): DiffPart[] {
  if (before === "" || after === "") return [{ kind: before === "" ? "new" : "gone", text: before || after }];
  return diffWordsWithSpace(before, after).map(
    ({ added, removed, value }): DiffPart => ({ kind: added ? "new" : removed ? "gone" : "same", text: value }),
  );
}
