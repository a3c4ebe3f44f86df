import type { Dialect, Finding, RuleInfo, SessionParagraph, Settings } from "@housestyle/engine";

/** A paragraph on its way to the worker. */
export interface SentParagraph {
  readonly stamp: number;
  readonly paragraph: SessionParagraph;
}

/** What the page tells the worker. */
export type ToWorker =
  | { readonly type: "open"; readonly dialect: Dialect; readonly settings: Settings }
  | { readonly type: "splice"; readonly at: number; readonly remove: number; readonly insert: readonly SentParagraph[] }
  /** The reader looks at the paragraph with this index. */
  | { readonly type: "near"; readonly index: number }
  | { readonly type: "configure"; readonly settings: Settings }
  | { readonly type: "dialect"; readonly dialect: Dialect };

/** The findings of one paragraph, for the content its stamp names. */
export interface Checked {
  readonly stamp: number;
  readonly findings: readonly Finding[];
}

/** What the worker tells the page. */
export type FromWorker =
  | { readonly type: "ready"; readonly rules: readonly RuleInfo[] }
  | { readonly type: "checked"; readonly paragraphs: readonly Checked[] }
  | { readonly type: "failed" };
