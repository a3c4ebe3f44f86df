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
  /** The one the writer was led to. */
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
  /** How many words the text has. */
  readonly words: number;
  /** While an input method composes a word, nothing may be drawn under it. */
  readonly isComposing: boolean;
  /** Where the caret stands; the moving end of a selection. */
  readonly caret: number;
  /** Whether more than a caret is selected. */
  readonly isSelecting: boolean;
  /** All remarks that are shown, in text order, where they are now. */
  remarks(): readonly Remark[];
  /** The remark with this key, where it is now. */
  remark(key: string): Remark | undefined;
  /** The remarks at or beside a place, in text order. */
  remarksAround(place: number): readonly Remark[];
  /** What is said of these blocks from now on. What is right already stays untouched, and keeps its key. */
  underline(arrivals: readonly BlockFindings<B>[]): void;
  /** Frames the remark somebody looks at, or none. */
  markCurrent(key: string | undefined): void;
  /** Puts the caret there and shows the place; `quietly` when it is there already, by a click that has not been told of yet. */
  goTo(place: number, quietly?: boolean): void;
  /**
   * Writes `replacement` over the words of each remark, as one step of undo, with the caret behind a single one. Answers false,
   * and does nothing, when any of the words have changed.
   */
  fix(remarks: readonly Remark[], replacement: string): boolean;
  /**
   * How the step that was written last is taken back. The answer does it and says true, unless the text has changed since: what
   * was written after it is somebody's work.
   */
  wayBack(): () => boolean;
  /** Shades these stretches, in place of those before. The shades move along with the text. */
  shade(stretches: readonly Shaded[]): void;
  /** Selects a stretch and shows it. */
  select(from: number, to: number): void;
  /** The place of a letter of a block, by its offset in the paragraph. */
  place(block: B, offset: number): number;
  /** Where a remark stands in its paragraph; undefined when it has gone. */
  inBlock(remark: Pick<Remark, "from" | "to">): InBlock | undefined;
  /** The index of the block at a point of the window; undefined outside. */
  blockAtPoint(left: number, top: number): number | undefined;
  /** Where a stretch of the text is drawn; undefined when there is none such. */
  lines(from: number, to: number): SpanBoxes | undefined;
  focus(): void;
}

/** The events of a surface. Changes made through the surface itself only cause `changed`. */
export interface SurfaceEvents<B extends Block = Block> {
  /** Other blocks than before, by whomever. */
  readonly changed: (splice: Splice<B>) => void;
  /** The writer has changed the text. */
  readonly written: () => void;
  /** The writer has put the caret somewhere else. */
  readonly moved: () => void;
  /** The writer has clicked there, perhaps where the caret stood already. */
  readonly clicked: (place: number) => void;
  /** An input method has finished its word. */
  readonly composed: () => void;
}
