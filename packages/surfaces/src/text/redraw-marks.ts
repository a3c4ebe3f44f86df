import type { Finding } from "@housestyle/engine";
import type { Remark } from "../remark.ts";

/** A span of a text with new findings. Their offsets count from its start. */
export interface RedrawnRange {
  readonly start: number;
  readonly length: number;
  readonly findings: readonly Finding[];
}

/**
 * Returns the remarks after these findings, in text order. A remark of the same rule on the same words keeps its key.
 */
export function redrawMarks(marks: readonly Remark[], range: RedrawnRange, freshKey: () => string): Remark[] {
  const end = range.start + range.length;
  // An edit may have stretched one into the line before or behind.
  const inside = marks.filter(({ from, to }) => from <= end && to >= range.start);
  const claimed = new Set<string>();
  const fresh = range.findings.map((finding): Remark => {
    const [from, to] = [range.start + finding.start, range.start + finding.end];
    const before = inside.find(
      (mark) => !claimed.has(mark.key) && mark.finding.ruleId === finding.ruleId && mark.from < to && from < mark.to,
    );
    if (before) claimed.add(before.key);
    return { key: before?.key ?? freshKey(), finding, from, to };
  });
  const gone = new Set(inside);
  return [...marks.filter((mark) => !gone.has(mark)), ...fresh].sort((a, b) => a.from - b.from || a.to - b.to);
}
