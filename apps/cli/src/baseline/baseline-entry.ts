import type { LocatedFinding } from "../check/file-result.ts";
import { subjectOf } from "../formats/identity.ts";

/** What a baseline knows of a finding: nothing of where it stands, but for its sentence. */
export interface BaselineEntry {
  readonly rule: string;
  /** The words it is about. */
  readonly text: string;
  /** The sentence they stand in. */
  readonly in: string;
}

export const entryOf = (located: LocatedFinding): BaselineEntry => ({
  rule: located.finding.ruleId,
  text: subjectOf(located),
  in: located.sentence,
});
