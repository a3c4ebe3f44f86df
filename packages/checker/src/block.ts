import type { SessionParagraph } from "@housestyle/engine";

/** A paragraph that is kept checked, in whatever editor. */
export interface Block {
  /** Names this paragraph with this very content; an edit gives it a new one. */
  readonly stamp: number;
  /** What the engine reads. It may be worked out anew each time it is asked for. */
  readonly paragraph: SessionParagraph;
}

/** A replacement that turns one list into another. */
export interface Splice<B> {
  readonly at: number;
  readonly remove: number;
  readonly insert: readonly B[];
}
