import type { ReadBlock, ReadCell, ReadFigure, ReadTable } from "../blocks/read-block.ts";

/** An element with its opening tag. Its end is set when it is there. */
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
  /** The lists and items around it, the outermost first. */
  readonly wrappers: readonly OdtWrapper[];
  /** Where the shape begins that it is in, or the paragraph around it, as of what is in a text box. */
  readonly box: number | undefined;
}

/** A paragraph with its place. */
export interface OdtBlock extends ReadBlock {
  readonly place: OdtPlace;
}

/** An image with the place of the paragraph it is in. */
export interface OdtFigure extends ReadFigure {
  readonly place: OdtPlace;
  /** The element that shows it. */
  readonly frame: OdtWrapper;
  readonly captionPlace?: OdtPlace;
}

/** A row of a table. */
export type OdtRow = OdtWrapper;

/** A cell with what is in it. */
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

/** What an OpenDocument text has one after another. */
export type OdtContent = OdtBlock | OdtTable | OdtFigure;

/** A note with its place. */
export interface OdtNote {
  readonly blocks: readonly OdtBlock[];
  readonly place: OdtWrapper;
  /** What its paragraphs are in. */
  readonly body: OdtWrapper;
}
