import type { Block, BlockFindings, Splice } from "@housestyle/checker";
import type { SessionParagraph } from "@housestyle/engine";
import type { Remark } from "./remark.ts";

/** The current span of a remark within its paragraph. */
export interface InBlock {
  readonly paragraph: SessionParagraph;
  readonly start: number;
  readonly end: number;
}

/** A span of text that is highlighted, in places, end exclusive. */
export interface Shaded {
  readonly from: number;
  readonly to: number;
  /** Whether the writer has navigated to it. */
  readonly isCurrent: boolean;
}

/** The position of a span in the window, for what floats beside it: the boxes of its first and last characters. */
export interface SpanBoxes {
  readonly first: DOMRectReadOnly;
  readonly last: DOMRectReadOnly;
}

/**
 * An editor as the checker and the panel use it: a text in blocks, underlines that move along with it, a cursor, and
 * replacement of words. A `place` is a number that only the surface interprets; places increase along the text.
 */
export interface Surface<B extends Block = Block> {
  /** The blocks of the text, in reading order. */
  readonly blocks: readonly B[];
  /** The number of words in the text. */
  readonly words: number;
  /** Whether an input method is composing a word, under which nothing may be drawn. */
  readonly isComposing: boolean;
  /** The place of the caret, or of the moving end of a selection. */
  readonly caret: number;
  /** Whether the selection is not empty. */
  readonly isSelecting: boolean;
  /** Returns all remarks that are shown, in text order, at their current places. */
  remarks(): readonly Remark[];
  /** Returns the remark with a key, at its current place. */
  remark(key: string): Remark | undefined;
  /** Returns the remarks at or beside a place, in text order. */
  remarksAround(place: number): readonly Remark[];
  /** Sets the findings of some blocks. Remarks that stay the same are not redrawn and keep their keys. */
  underline(arrivals: readonly BlockFindings<B>[]): void;
  /** Frames the current remark, or none. */
  markCurrent(key: string | undefined): void;
  /** Moves the caret to a place and scrolls to it; `quietly` if a click has already moved the caret there. */
  goTo(place: number, quietly?: boolean): void;
  /**
   * Replaces the words of each remark in one undo step. The caret moves after the words of a single remark. Returns false and
   * changes nothing if any of the words have changed.
   */
  fix(remarks: readonly Remark[], replacement: string): boolean;
  /**
   * Returns a function that undoes the last replacement and returns true. It does nothing and returns false if the text has
   * changed since.
   */
  wayBack(): () => boolean;
  /** Highlights some spans instead of those before. The highlights move along with the text. */
  shade(stretches: readonly Shaded[]): void;
  /** Selects a span and scrolls to it. */
  select(from: number, to: number): void;
  /** Returns the place of a character of a block by its offset in the paragraph. */
  place(block: B, offset: number): number;
  /** Returns the span of a remark in its paragraph, or undefined if the remark is gone. */
  inBlock(remark: Pick<Remark, "from" | "to">): InBlock | undefined;
  /** Returns the index of the block at a point of the window, or undefined outside the text. */
  blockAtPoint(left: number, top: number): number | undefined;
  /** Returns where a span of the text is drawn, or undefined if it is not. */
  lines(from: number, to: number): SpanBoxes | undefined;
  focus(): void;
}

/** The events of a surface. Changes made through the surface itself only cause `changed`. */
export interface SurfaceEvents<B extends Block = Block> {
  /** The blocks have changed, through the writer or a program. */
  readonly changed: (splice: Splice<B>) => void;
  /** The writer has changed the text. */
  readonly written: () => void;
  /** The writer has moved the caret. */
  readonly moved: () => void;
  /** The writer has clicked a place, perhaps the one where the caret was. */
  readonly clicked: (place: number) => void;
  /** An input method has finished its word. */
  readonly composed: () => void;
}
