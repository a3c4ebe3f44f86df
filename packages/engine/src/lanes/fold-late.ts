import { type Finding, isCorrection } from "../finding.ts";

/**
 * What was found in a text and, of what is said late, what overlaps none of it nor stands next to a correction, in text order:
 * a mistake can often be put right at either of two words, and both at once would be one too many.
 */
export function foldLate(findings: readonly Finding[], late: readonly Finding[]): readonly Finding[] {
  const isFree = (one: Finding): boolean =>
    findings.every((other) => {
      // One blank between them.
      const room = isCorrection(other) ? 1 : -1;
      return one.start > other.end + room || other.start > one.end + room;
    });
  const free = late.filter(isFree);
  return free.length === 0 ? findings : [...findings, ...free].sort((a, b) => a.start - b.start);
}
