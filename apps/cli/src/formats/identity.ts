import { createHash } from "node:crypto";
import type { CheckedFile, LocatedFinding } from "../check/file-result.ts";

/** The words of a stretch of prose: the same whatever stands around them of marks, blanks and indentation. */
export const wordsIn = (text: string): readonly string[] =>
  text.match(/[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}]+)*/gu) ?? [];

/** What a finding is about, wherever its lines break. */
export const subjectOf = ({ finding }: LocatedFinding): string => finding.text.replace(/\s*\n[\s>]*|\s+/g, " ");

/**
 * A name for each finding of a file: the same as long as its words and those of its sentence are, wherever they have moved.
 * Equal ones are told apart by their order.
 */
export function identities({ name, findings }: CheckedFile): readonly string[] {
  const seen = new Map<string, number>();
  return findings.map((each) => {
    const said = JSON.stringify([name, each.finding.ruleId, subjectOf(each), wordsIn(each.sentence)]);
    const count = seen.get(said) ?? 0;
    seen.set(said, count + 1);
    return createHash("sha256").update(`${count} ${said}`).digest("hex").slice(0, 32);
  });
}
