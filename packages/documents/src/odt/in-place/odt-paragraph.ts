import type { BlockKind, ReadPiece } from "../../blocks/read-block.ts";
import type { Story } from "../../in-place/office-file.ts";

/** A run of a paragraph's text with its place in the source of its part. */
export interface OdtPiece extends ReadPiece {
  readonly start: number;
  readonly end: number;
  /**
   * Whether text can be inserted in it. Spaces written as elements, tabs, breaks, fields, and note marks can only stay
   * or be removed.
   */
  readonly isWords: boolean;
  /** Whether a space at its start follows another space, and is therefore ignored. */
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
  /** Where its content ends. Undefined for a self-closing element. */
  inside: number | undefined;
  /** The start of the note that it belongs to. */
  readonly note: number | undefined;
  readonly pieces: OdtPiece[];
}
