import type { Alignment } from "../schema.ts";

/** A run of words with the same formatting. */
export interface ReadPiece {
  /** The text, in which a newline is a line break. */
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
  /** The id of the note that this is the mark of. */
  readonly note?: string;
  /** The address of a link. One that is not safe is dropped. */
  readonly href?: string | undefined;
}

/** An item of a list. `level` is the number of lists that its own is nested in. */
export interface ListItem {
  readonly list: "bullets" | "numbers";
  readonly level: number;
}

/** The kind of a paragraph in another program. `continues` is a further paragraph of an item at that level. */
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

/** A paragraph read from another program's file. */
export interface ReadBlock {
  readonly kind: BlockKind;
  readonly pieces: readonly ReadPiece[];
  readonly align?: Alignment | null;
  /** The number of an item. Without it, the item follows the one before it in its list. */
  readonly number?: number | undefined;
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

/** A table, row by row. A cell that spans several rows is listed in the first of them. */
export interface ReadTable {
  readonly rows: readonly (readonly ReadCell[])[];
}

/** An image. */
export interface ReadFigure {
  readonly image: { readonly src: string; readonly width: number | null; readonly height: number | null };
  readonly caption: readonly ReadPiece[];
  readonly alternative: string;
}

/** Content that only files of one format can represent. */
export interface ReadOpaque {
  readonly format: string;
  readonly label: string;
  readonly source: string;
}

/** The content of a document, in order. */
export type ReadContent = ReadBlock | ReadTable | ReadFigure | ReadOpaque;

/** The paragraphs of notes, by their ids. */
export type ReadNotes = ReadonlyMap<string, readonly ReadBlock[]>;
