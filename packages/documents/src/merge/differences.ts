import { diffArrays, diffWordsWithSpace } from "diff";

/** A stretch of words that both versions have, or only the first or the second. */
export interface DiffPart {
  readonly kind: "same" | "gone" | "new";
  readonly text: string;
}

/** A paragraph of a comparison; `same` ones are many, and shown folded. */
export interface DifferenceRow {
  readonly isSame: boolean;
  readonly parts: readonly DiffPart[];
}

/** How two texts differ, paragraph by paragraph, and word by word inside those that were changed. */
export function differences(before: readonly string[], after: readonly string[]): DifferenceRow[] {
  const rows: DifferenceRow[] = [];
  let gone: readonly string[] = [];
  const flush = (added: readonly string[]) => {
    const pairs = Math.max(gone.length, added.length);
    for (let index = 0; index < pairs; index++) rows.push(changed(gone[index] ?? "", added[index] ?? ""));
    gone = [];
  };
  for (const change of diffArrays([...before], [...after])) {
    if (change.removed) {
      flush([]);
      gone = change.value;
    } else if (change.added) flush(change.value);
    else {
      flush([]);
      rows.push(...change.value.map((text) => ({ isSame: true, parts: [{ kind: "same" as const, text }] })));
    }
  }
  flush([]);
  return rows;
}

function changed(before: string, after: string): DifferenceRow {
  if (before === "" || after === "") {
    return { isSame: false, parts: [{ kind: before === "" ? "new" : "gone", text: before || after }] };
  }
  const parts = diffWordsWithSpace(before, after).map(
    ({ added, removed, value }): DiffPart => ({ kind: added ? "new" : removed ? "gone" : "same", text: value }),
  );
  return { isSame: false, parts };
}
