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
  /** Replaces `remove` paragraphs from index `at` with `insert`. Checks nothing. */
  splice(at: number, remove: number, insert: readonly SessionParagraph[]): void;
  /**
   * Checks at most `limit` pending paragraphs, those nearest to index `near` first, and returns their indices. After the last
   * one, the rules about the whole document run, and the indices of paragraphs whose findings changed are returned as well.
   * When `isTimeUp` returns true, the work stops, even inside a paragraph, and continues with the next call; each call does at
   * least one step.
   */
  work(limit: number, near?: number, isTimeUp?: () => boolean): number[];
  /** Whether all assets have been provided. Until then, some findings are missing. */
  readonly isWhole: boolean;
  /** The number of paragraphs that are still to be checked; 1 if only the rules about the whole document are left. */
  readonly pending: number;
  /** Returns the findings of paragraph `index`, or undefined until it is checked. */
  findings(index: number): readonly Finding[] | undefined;
  /**
   * Measures paragraphs until the time is up. Returns the measures of the document once all are measured. Needs all assets.
   */
  measure(isTimeUp?: () => boolean): DocumentMeasures | undefined;
  /** Returns the spans that keep the document from a goal, by paragraph; empty until it is measured. */
  offenders(goal: Goal, target: Target): readonly (readonly Span[])[];
  /** Applies new settings. Text is read again only for changed team rules, terms, and templates. */
  configure(settings: Settings): void;
}
