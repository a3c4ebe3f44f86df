import type { Finding } from "../findings/finding.ts";
import type { DocumentMeasures } from "../reports/document-measures.ts";
import type { Goal, Target } from "../reports/goals.ts";
import type { Settings } from "../settings/settings.ts";
import type { Paragraph } from "../text/paragraph.ts";
import type { Span } from "../text/span.ts";

/** A paragraph of a session; offsets of its findings count from its own start. */
export type SessionParagraph = Omit<Paragraph, "start">;

/** A document under edit. Work is proportional to the edit, not to the document. */
export interface Session {
  readonly length: number;
  /** Replaces `remove` paragraphs from index `at` on by `insert`. Nothing is checked yet. */
  splice(at: number, remove: number, insert: readonly SessionParagraph[]): void;
  /**
   * Checks at most `limit` paragraphs that wait, those nearest to index `near` first; answers their indices. When none
   * waits any more, what is said of the document as a whole is settled, and the indices of other paragraphs whose
   * findings have changed by that come along. When `isTimeUp`, work is left as it is, even inside a paragraph, and goes
   * on the next time; at least one step of it is always done.
   */
  work(limit: number, near?: number, isTimeUp?: () => boolean): number[];
  /** Whether everything the engine reads with is there: until then findings are only the first ones. */
  readonly isWhole: boolean;
  /** How many paragraphs still wait to be checked and can be; 1 when only the document as a whole is to be settled. */
  readonly pending: number;
  /** Findings of paragraph `index`, or undefined while it waits. */
  findings(index: number): readonly Finding[] | undefined;
  /**
   * Measures paragraphs that were not measured until the time is up; when all are, answers the document in numbers. Asks
   * for all assets.
   */
  measure(isTimeUp?: () => boolean): DocumentMeasures | undefined;
  /** What keeps a document from a goal, by paragraph; nothing until it is measured. Looks at each paragraph. */
  offenders(goal: Goal, target: Target): readonly (readonly Span[])[];
  /** New settings: filters are applied anew, no text is read again but for house rules, terms and other templates. */
  configure(settings: Settings): void;
}
