import type { SessionParagraph } from "@housestyle/engine";

/** A paragraph under watch, wherever it is written. */
export interface Block {
  /** Names this paragraph with this very content; an edit gives it a new one. */
  readonly stamp: number;
  /** What the engine reads. It may be worked out anew each time it is asked for. */
  readonly paragraph: SessionParagraph;
}

/** One replacement that turns a list into another. */
export interface Splice<B> {
  readonly at: number;
  readonly remove: number;
  readonly insert: readonly B[];
}
