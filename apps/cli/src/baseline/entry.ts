import type { Located } from "../check/outcome.ts";
import { subjectOf } from "../formats/identity.ts";

/** What a baseline knows of a finding: nothing of where it stands, but for its sentence. */
export interface Entry {
  readonly rule: string;
  /** The words it is about. */
  readonly text: string;
  /** The sentence they stand in. */
  readonly in: string;
}

export const entryOf = (located: Located): Entry => ({
  rule: located.finding.ruleId,
  text: subjectOf(located),
  in: located.sentence,
});
