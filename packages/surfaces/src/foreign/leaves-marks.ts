import type { TextReplacement } from "../text/edit-between.ts";
import type { LineDecorations } from "../text/line-box.ts";
import type { PlainLine } from "../text/line-list.ts";

/**
 * Whether an edit leaves everything that is marked where it is seen, in letters that run from the left: it comes behind all marks, and
 * between the last of them and it a line may break, so that no marked word goes to the next line together with what is written.
 * The lines are those after it, the marks have moved along.
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
