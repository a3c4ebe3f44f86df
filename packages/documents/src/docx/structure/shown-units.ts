import type { DocumentCell, DocumentTable, DocumentUnit } from "../../units/document-units.ts";
import type { FileCell, FileTable, FileTableRow, FileUnit } from "./file-units.ts";

/**
 * A unit of a file, and what a document shows for it. A table may have more cells in the document, so that all its rows
 * are equally long.
 */
export interface ShownUnit {
  readonly file: FileUnit;
  readonly shown: DocumentUnit;
}

/** A row of a table in a file, and what a document shows for it. */
export interface ShownRow {
  readonly file: FileTableRow;
  readonly shown: readonly DocumentCell[];
}

/** Pairs the units of a file with those of the document that was read from it. */
export const shownUnits = (file: readonly FileUnit[], shown: readonly DocumentUnit[]): readonly ShownUnit[] =>
  file.flatMap((unit, index): ShownUnit[] => {
    const found = shown[index];
    return found ? [{ file: unit, shown: found }] : [];
  });

/** Pairs the rows of a table in the same way. */
export const shownRows = (file: FileTable, { rows }: DocumentTable): readonly ShownRow[] =>
  file.rows.flatMap((row, index): ShownRow[] => {
    const found = rows[index];
    return found ? [{ file: row, shown: found }] : [];
  });

/** Pairs the content of a cell in the same way. */
export const shownInCell = (file: FileCell, shown: DocumentCell): readonly ShownUnit[] =>
  shownUnits(file.units, shown.units);
