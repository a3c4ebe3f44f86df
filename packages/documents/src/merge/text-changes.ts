import type { DifferenceRow } from "./differences.ts";

/** A range of a text: a paragraph by its index, and offsets in it. */
export interface ChangedStretch {
  readonly paragraph: number;
  readonly start: number;
  readonly end: number;
}

/** A place at which two texts differ. */
export interface TextChange {
  /** The row it is in, and the range of its parts. `to` is exclusive. */
  readonly row: number;
  readonly from: number;
  readonly to: number;
  /** Its words in the first text. Undefined if the whole paragraph is missing there. */
  readonly before: ChangedStretch | undefined;
  /** Its words in the second text. Undefined if the whole paragraph is missing there. */
  readonly after: ChangedStretch | undefined;
  /** The number of paragraphs of the second text before the row. */
  readonly place: number;
}

/** Returns the places at which two texts differ, in reading order. Changes separated only by spaces are combined. */
export function textChanges(rows: readonly DifferenceRow[]): TextChange[] {
  const changes: TextChange[] = [];
  let place = 0;
  for (const [index, row] of rows.entries()) {
    if (!row.isSame) changes.push(...changesIn(row, index, place));
    if (row.after !== undefined) place += 1;
  }
  return changes;
}

function changesIn({ parts, before, after }: DifferenceRow, row: number, place: number): TextChange[] {
  const groups: { from: number; to: number }[] = [];
  let isOpen = false;
  for (const [index, { kind, text }] of parts.entries()) {
    const last = groups.at(-1);
    if (kind === "same") isOpen &&= /^\s*$/.test(text);
    else if (isOpen && last) last.to = index + 1;
    else groups.push({ from: index, to: index + 1 });
    if (kind !== "same") isOpen = true;
  }
  const lengths = (from: number, to: number, without: "gone" | "new") =>
    parts.slice(from, to).reduce((sum, { kind, text }) => (kind === without ? sum : sum + text.length), 0);
  const stretch = (
    paragraph: number | undefined,
    { from, to }: { from: number; to: number },
    without: "gone" | "new",
  ) => {
    const start = lengths(0, from, without);
    return paragraph === undefined ? undefined : { paragraph, start, end: start + lengths(from, to, without) };
  };
  return groups.map((group) => ({
    ...{ ...group, row, place },
    before: stretch(before, group, "new"),
    after: stretch(after, group, "gone"),
  }));
}
