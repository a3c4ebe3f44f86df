import { diffWordsWithSpace } from "diff";

/** Words that replace those between two offsets of a paragraph's text. */
export interface Hunk {
  readonly from: number;
  readonly to: number;
  readonly words: string;
}

/** Returns what has changed between two texts, word by word, in order. */
export function hunksOf(before: string, now: string): readonly Hunk[] {
  const hunks: Hunk[] = [];
  let at = 0;
  let open: { readonly from: number; readonly to: number } | undefined;
  for (const { added, removed: isGone, value } of diffWordsWithSpace(before, now)) {
    if (isGone) {
      if (open) hunks.push({ ...open, words: "" });
      open = { from: at, to: at + value.length };
    } else if (added) {
      hunks.push({ ...(open ?? { from: at, to: at }), words: value });
      open = undefined;
    } else if (open) {
      hunks.push({ ...open, words: "" });
      open = undefined;
    }
    if (!added) at += value.length;
  }
  if (open) hunks.push({ ...open, words: "" });
  return hunks;
}
