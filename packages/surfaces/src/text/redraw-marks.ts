import type { Finding } from "@housestyle/engine";
import type { Remark } from "../remark.ts";

/** A stretch of a text whose remarks are known anew; offsets of the findings count from its beginning. */
export interface Known {
  readonly start: number;
  readonly length: number;
  readonly findings: readonly Finding[];
}

/** The remarks after these findings, in text order. One that says the same rule of the same words as before keeps its key. */
export function redrawMarks(marks: readonly Remark[], known: Known, freshKey: () => string): Remark[] {
  const end = known.start + known.length;
  // An edit may have stretched one into the line before or behind.
  const inside = marks.filter(({ from, to }) => from <= end && to >= known.start);
  const claimed = new Set<string>();
  const fresh = known.findings.map((finding): Remark => {
    const [from, to] = [known.start + finding.start, known.start + finding.end];
    const before = inside.find(
      (mark) => !claimed.has(mark.key) && mark.finding.ruleId === finding.ruleId && mark.from < to && from < mark.to,
    );
    if (before) claimed.add(before.key);
    return { key: before?.key ?? freshKey(), finding, from, to };
  });
  const gone = new Set(inside);
  return [...marks.filter((mark) => !gone.has(mark)), ...fresh].sort((a, b) => a.from - b.from || a.to - b.to);
}
