import type { TextReplacement } from "../text/edit-between.ts";
import type { LineDecorations } from "../text/line-box.ts";
import type { PlainLine } from "../text/line-list.ts";

/**
 * Whether an edit moves none of the drawn marks: the text runs from the left, the edit comes after all marks, and a
 * line can break between the last mark and the edit, so that no marked word moves to the next line. Lines and marks are
 * those after the edit.
 */
export function leavesMarks(
  lines: readonly PlainLine[],
  { remarks, shades }: Pick<LineDecorations, "remarks" | "shades">,
  { from }: TextReplacement,
): boolean {
  const last = Math.max(0, ...[...remarks, ...shades].map(({ to }) => to));
  if (last > from) return false;
  const line = lines.findLast(({ start }) => start <= from);
  if (!line) return false;
  return last < line.start || /[ \t]/.test(line.text.slice(last - line.start, from - line.start));
}
