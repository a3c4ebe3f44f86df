import type { Remark } from "../remark.ts";
import type { Shaded } from "../surface.ts";
import type { TextReplacement } from "./edit-between.ts";
import { moveStretches } from "./move-stretches.ts";
import { type RedrawnRange, redrawMarks } from "./redraw-marks.ts";

/** The remarks and highlights drawn under a text, which move with every edit. Places are offsets into the text. */
export class Marks {
  remarks: readonly Remark[] = [];
  shades: readonly Shaded[] = [];
  /** The key of the current remark. */
  current: string | undefined;
  #lastKey = 0;

  move(edit: TextReplacement): void {
    this.remarks = moveStretches(this.remarks, edit);
    this.shades = moveStretches(this.shades, edit);
  }

  redraw(range: RedrawnRange): void {
    this.remarks = redrawMarks(this.remarks, range, () => String(++this.#lastKey));
  }

  remark(key: string): Remark | undefined {
    return this.remarks.find((remark) => remark.key === key);
  }

  around(place: number): readonly Remark[] {
    return this.remarks.filter(({ from, to }) => from <= place && place <= to);
  }
}

/** Returns one edit that replaces the words of all these remarks, or undefined if any of them have changed. */
export function overwriting(
  text: string,
  remarks: readonly Remark[],
  replacement: string,
): TextReplacement | undefined {
  const inOrder = remarks.toSorted((a, b) => a.from - b.from);
  const [first, last] = [inOrder[0], inOrder.at(-1)];
  const isThere = ({ from, to, finding }: Remark) => text.slice(from, to) === finding.text;
  if (!first || !last || !inOrder.every(isThere)) return undefined;
  let insert = "";
  let at = first.from;
  for (const { from, to } of inOrder) {
    insert += text.slice(at, from) + replacement;
    at = to;
  }
  return { from: first.from, to: last.to, insert };
}
