import { type Finding, isCorrection } from "../findings/finding.ts";

/**
 * Merges the findings of a late lane into those of the engine, in text order. Leaves out late findings that overlap another or
 * touch a correction, because one mistake can often be corrected at either of two words.
 */
export function foldLate(findings: readonly Finding[], late: readonly Finding[]): readonly Finding[] {
  const isFree = (one: Finding): boolean =>
    findings.every((other) => {
      // A single space between them.
      const room = isCorrection(other) ? 1 : -1;
      return one.start > other.end + room || other.start > one.end + room;
    });
  const free = late.filter(isFree);
  return free.length === 0 ? findings : [...findings, ...free].sort((a, b) => a.start - b.start);
}
