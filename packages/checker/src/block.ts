import type { SessionParagraph } from "@housestyle/engine";

/** A paragraph that is kept checked, in whatever editor. */
export interface Block {
  /** Identifies the paragraph with its current content. Every edit gives it a new one. */
  readonly stamp: number;
  /** The paragraph as the engine reads it. It may be computed on each access. */
  readonly paragraph: SessionParagraph;
}

/** A replacement that turns one list into another. */
export interface Splice<B> {
  readonly at: number;
  readonly remove: number;
  readonly insert: readonly B[];
}
