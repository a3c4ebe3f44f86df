import { noteCharacter } from "../schema/note-nodes.ts";
import { type Hunk, hunksOf } from "./hunks.ts";
import type { OfficeCorrection } from "./office-file.ts";

/** Returns the corrections of each paragraph by position. Of two that overlap, only the first is kept. */
export function correctionsByParagraph(
  corrections: readonly OfficeCorrection[],
): ReadonlyMap<number, readonly OfficeCorrection[]> {
  const found = new Map<number, OfficeCorrection[]>();
  for (const each of corrections.toSorted((a, b) => a.start - b.start || a.end - b.end)) {
    const own = found.get(each.paragraph) ?? [];
    if (each.start >= (own.at(-1)?.end ?? 0)) found.set(each.paragraph, [...own, each]);
  }
  return found;
}

/**
 * Returns the words that a correction changes in the text of its paragraph. Undefined if it would delete a note mark.
 */
export function hunksFor(text: string, { start, end, words }: OfficeCorrection): readonly Hunk[] | undefined {
  const before = text.slice(start, end);
  const hunks = hunksOf(before, words).map((hunk) => ({ ...hunk, from: hunk.from + start, to: hunk.to + start }));
  const isMark = (hunk: Hunk) => (text.slice(hunk.from, hunk.to) + hunk.words).includes(noteCharacter);
  return hunks.some(isMark) ? undefined : hunks;
}
