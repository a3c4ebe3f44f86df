import type { Alignment } from "../schema.ts";

/** A stretch of words that look alike. */
export interface ReadPiece {
  /** A line end is a line break. */
  readonly text: string;
  readonly strong?: boolean;
  readonly em?: boolean;
  readonly underline?: boolean;
  readonly strike?: boolean;
  readonly shift?: "subscript" | "superscript" | undefined;
  /** Code within a line. */
  readonly literal?: boolean;
  /** A formula within a line, as its source. */
  readonly math?: boolean;
  /** The id of a note whose mark this is. */
  readonly note?: string;
  /** The address of a link. One that is not safe is dropped. */
  readonly href?: string | undefined;
}

/** An item of a list; `level` is how deep its list is in others, 0 for not at all. */
export interface ListItem {
  readonly list: "bullets" | "numbers";
  readonly level: number;
}

/** What a paragraph of another program is. `continues` is a further paragraph of an item at that level. */
export type BlockKind =
  | "paragraph"
  | "quote"
  | "code"
  | "rule"
  | "pageBreak"
  | "term"
  | "definition"
  | { readonly heading: number }
  | { readonly continues: number }
  | ListItem;

/** A paragraph as it is read from a file of another program. */
export interface ReadBlock {
  readonly kind: BlockKind;
  readonly pieces: readonly ReadPiece[];
  readonly align?: Alignment | null;
  /** The language of code. */
  readonly language?: string | null;
}

/** A cell of a table. */
export interface ReadCell {
  readonly content: readonly ReadContent[];
  readonly isHeader: boolean;
  readonly colspan: number;
  readonly rowspan: number;
}

/** A table, row by row; a cell that spans several rows is in the first of them. */
export interface ReadTable {
  readonly rows: readonly (readonly ReadCell[])[];
}

/** An image. */
export interface ReadFigure {
  readonly image: { readonly src: string; readonly width: number | null; readonly height: number | null };
  readonly caption: readonly ReadPiece[];
  readonly alternative: string;
}

/** What only a file of one format can hold. */
export interface ReadOpaque {
  readonly format: string;
  readonly label: string;
  readonly source: string;
}

/** What a document has one after another. */
export type ReadContent = ReadBlock | ReadTable | ReadFigure | ReadOpaque;

/** The paragraphs of notes, by their ids. */
export type ReadNotes = ReadonlyMap<string, readonly ReadBlock[]>;
