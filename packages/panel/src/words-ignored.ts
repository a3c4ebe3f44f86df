import type { Finding } from "@housestyle/engine";

/** A remark that is ignored at one place, or wherever its rule flags these words. */
export interface Ignored {
  readonly id: string;
  readonly rule: string;
  /** The flagged words. */
  readonly text: string;
  /**
   * The words before and after, empty at the ends of a paragraph. They identify the place, because offsets change.
   * Without them, the words are ignored everywhere.
   */
  readonly before?: string;
  readonly after?: string;
}

/** Returns what to store so that the rule of a finding no longer flags these words. */
export function wordsIgnored(finding: Pick<Finding, "ruleId" | "text">): Ignored {
  return { id: wordsId(finding), rule: finding.ruleId, text: finding.text };
}

/** Returns a key shared by all findings of a rule on the same words. */
export const wordsId = ({ ruleId, text }: Pick<Finding, "ruleId" | "text">): string => `${ruleId}\n${text}`;
