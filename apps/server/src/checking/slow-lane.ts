import type { Dialect, Finding, Paragraph } from "@housestyle/engine";

/** A second, slower checker that adds what the first does not know yet. It may be absent. */
export interface SlowLane {
  /** Findings with offsets into the document the paragraphs were cut from. */
  check(paragraphs: readonly Paragraph[], dialect: Dialect): Promise<readonly Finding[]>;
}

/** Our own findings, and those of the slow lane that overlap none of them and are not switched off, in text order. */
export function mergeFindings(
  own: readonly Finding[],
  slow: readonly Finding[],
  disabled: readonly string[],
): readonly Finding[] {
  const off = new Set(disabled);
  const added = slow.filter((finding) => !off.has(finding.ruleId) && !own.some((other) => overlap(finding, other)));
  if (added.length === 0) return own;
  return [...own, ...added].sort((a, b) => a.start - b.start || a.end - b.end);
}

function overlap(a: Finding, b: Finding): boolean {
  return a.start < b.end && b.start < a.end;
}
