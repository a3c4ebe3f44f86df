import type { ReadBlock, ReadCell, ReadFigure, ReadTable } from "../blocks/read-block.ts";

/** An element with its opening tag. Its end is set when it has been read. */
export interface OdtWrapper {
  readonly name: string;
  readonly source: string;
  readonly start: number;
  end: number;
}

/** Where something is in the source. */
export interface OdtPlace {
  readonly start: number;
  readonly end: number;
  /** The lists and items around it, from the outside in. */
  readonly wrappers: readonly OdtWrapper[];
  /** The start of the shape around it, or of the paragraph around its text box. */
  readonly box: number | undefined;
}

/** A paragraph with its place. */
export interface OdtBlock extends ReadBlock {
  readonly place: OdtPlace;
}

/** An image with the place of the paragraph it is in. */
export interface OdtFigure extends ReadFigure {
  readonly place: OdtPlace;
  /** The element of the image. */
  readonly frame: OdtWrapper;
  readonly captionPlace?: OdtPlace;
}

/** A row of a table. */
export type OdtRow = OdtWrapper;

/** A cell with its content. */
export interface OdtCell extends ReadCell {
  readonly content: OdtContent[];
  readonly range: OdtWrapper;
}

/** A table with its place. */
export interface OdtTable extends ReadTable {
  readonly rows: readonly (readonly OdtCell[])[];
  readonly ranges: readonly OdtRow[];
  readonly place: OdtPlace;
}

/** The content of an OpenDocument text, in order. */
export type OdtContent = OdtBlock | OdtTable | OdtFigure;

/** A note with its place. */
export interface OdtNote {
  readonly blocks: readonly OdtBlock[];
  readonly place: OdtWrapper;
  /** The element that contains its paragraphs. */
  readonly body: OdtWrapper;
}
