import type { ReadPiece } from "../blocks/read-block.ts";
import type { DocxImage } from "./docx-images.ts";

/** A run of a paragraph's text with the element it comes from. */
export interface DocxPiece extends ReadPiece {
  /** Whether text can be inserted in it. A tab or a break can only stay or be removed. */
  readonly isWords: boolean;
  /** The opening tag of its run. */
  readonly runTag: string;
  /** The source of its run's properties. Empty if it has none. */
  readonly runProperties: string;
  /** The link around it, with or without an address. */
  readonly link?: DocxLink | undefined;
  /** The element that contains its run. */
  readonly parent: string;
  /** The tracked insertion that contains its run, if it does so directly. */
  readonly insertion: DocxInsertion | undefined;
  /** The space between a note mark and the words of the note. */
  readonly lead?: string;
  readonly start: number;
  readonly end: number;
}

/** A tracked insertion around runs. */
export interface DocxInsertion {
  readonly tag: string;
  /** The element that contains it. */
  readonly parent: string;
}

/** A link, identified by its opening tag. */
export interface DocxLink {
  readonly tag: string;
  readonly start: number;
}

/** A paragraph of a Word document, with its place in the source. */
export interface DocxParagraph {
  /** The part of the file that contains it. */
  readonly part: string;
  readonly pieces: readonly DocxPiece[];
  /** The source of its properties. Empty if it has none. */
  readonly properties: string;
  readonly start: number;
  readonly end: number;
  /** Where content can be inserted in it. Undefined for a self-closing element. */
  readonly inside: number | undefined;
  /** Whether something around it, such as a cell or a section, is invalid without it. */
  readonly mustStay: boolean;
  /** The note it belongs to. Undefined in the main text. */
  readonly note: string | undefined;
  readonly images: readonly DocxImage[];
  readonly pageBreak: DocxPageBreak | undefined;
}

/** A place in a paragraph where a new page begins, with the element that causes it. */
export interface DocxPageBreak {
  readonly place: "before" | "after";
  readonly start: number;
  readonly end: number;
}

/** A cell of a table, with the number of columns it spans and whether it continues the cell above. */
export interface DocxCell {
  readonly content: DocxContent[];
  colspan: number;
  isContinued: boolean;
}

/** A row of a table. */
export interface DocxRow {
  readonly cells: DocxCell[];
  isHeader: boolean;
  readonly start: number;
  end: number;
}

/** A table, row by row, with its place in the source. */
export interface DocxTable {
  readonly rows: DocxRow[];
  readonly start: number;
  end: number;
}

/** The content of a part, in order. */
export type DocxContent = DocxParagraph | DocxTable;

/** The paragraphs of a part in reading order, and the tables they are in. */
export interface DocxReading {
  readonly paragraphs: readonly DocxParagraph[];
  readonly content: readonly DocxContent[];
}

/** Returns the text of a paragraph. */
export const wordsOf = ({ pieces }: DocxParagraph): string => pieces.map(({ text }) => text).join("");
