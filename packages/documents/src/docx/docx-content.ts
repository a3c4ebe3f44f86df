import type { ReadPiece } from "../blocks/read-block.ts";
import type { DocxImage } from "./docx-images.ts";

/** A stretch of a paragraph's text with the element it comes from. */
export interface DocxPiece extends ReadPiece {
  /** Words can be written in; a tab or a break can only stay or go. */
  readonly isWords: boolean;
  /** The opening tag of its run. */
  readonly runTag: string;
  /** The source of the properties of its run; empty when it has none. */
  readonly runProperties: string;
  /** The link around it, with an address or not. */
  readonly link?: DocxLink | undefined;
  /** The element that its run is in. */
  readonly parent: string;
  /** The space between the mark of a note and its words. */
  readonly lead?: string;
  readonly start: number;
  readonly end: number;
}

/** A link by its opening tag. */
export interface DocxLink {
  readonly tag: string;
  readonly start: number;
}

/** A paragraph of a document for Word, with its place in the source. */
export interface DocxParagraph {
  /** The part of the file it is in. */
  readonly part: string;
  readonly pieces: readonly DocxPiece[];
  /** The source of its properties; empty when it has none. */
  readonly properties: string;
  readonly start: number;
  readonly end: number;
  /** Where more can be written in it; undefined for an element that is all one tag. */
  readonly inside: number | undefined;
  /** Whether something around it would fall apart without it: a cell, a section. */
  readonly mustStay: boolean;
  /** The note it belongs to; undefined in the text. */
  readonly note: string | undefined;
  readonly images: readonly DocxImage[];
  readonly pageBreak: DocxPageBreak | undefined;
}

/** Where in a paragraph a new page begins, with the element that says so. */
export interface DocxPageBreak {
  readonly place: "before" | "after";
  readonly start: number;
  readonly end: number;
}

/** A cell of a table, with how many columns it takes and whether it goes on with the cell above it. */
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

/** A table row by row, with its place in the source. */
export interface DocxTable {
  readonly rows: DocxRow[];
  readonly start: number;
  end: number;
}

/** What a part has one after another. */
export type DocxContent = DocxParagraph | DocxTable;

/** The paragraphs of a part in reading order, and how they lie in tables. */
export interface DocxReading {
  readonly paragraphs: readonly DocxParagraph[];
  readonly content: readonly DocxContent[];
}

/** Returns the text of a paragraph. */
export const wordsOf = ({ pieces }: DocxParagraph): string => pieces.map(({ text }) => text).join("");
