import type { BlockKind, ReadPiece } from "../../blocks/read-block.ts";
import type { Story } from "../../in-place/office-file.ts";

/** A stretch of a paragraph's text with its place in the source of its part. */
export interface OdtPiece extends ReadPiece {
  readonly start: number;
  readonly end: number;
  /** Words can be written in; spaces that are elements, tabs, breaks, fields, and the marks of notes can only stay or go. */
  readonly isWords: boolean;
  /** Whether a space at its start follows another space, so that it does not count. */
  readonly hasLostSpace: boolean;
  /** The opening tags around it within its paragraph. */
  readonly around: readonly { readonly name: string; readonly source: string; readonly start: number }[];
}

/** A paragraph of an OpenDocument text with its place in the source of its part. */
export interface OdtParagraph {
  /** The name of its part in the archive. */
  readonly part: string;
  readonly story: Story;
  readonly kind: BlockKind;
  /** Its opening tag. */
  readonly tag: string;
  readonly start: number;
  end: number;
  /** Where its content ends; undefined for an element that is all one tag. */
  inside: number | undefined;
  /** Where the note begins that it belongs to. */
  readonly note: number | undefined;
  readonly pieces: OdtPiece[];
}
