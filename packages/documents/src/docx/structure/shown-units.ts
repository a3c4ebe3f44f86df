import type { DocumentCell, DocumentTable, DocumentUnit } from "../../units/document-units.ts";
import type { FileCell, FileTable, FileTableRow, FileUnit } from "./file-units.ts";

/** A unit of a file, and what a document shows of it. A table may have more cells there, so that all its rows are as long. */
export interface ShownUnit {
  readonly file: FileUnit;
  readonly shown: DocumentUnit;
}

/** A row of a table of a file, and what a document shows of it. */
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

/** The same for the rows of a table. */
export const shownRows = (file: FileTable, { rows }: DocumentTable): readonly ShownRow[] =>
  file.rows.flatMap((row, index): ShownRow[] => {
    const found = rows[index];
    return found ? [{ file: row, shown: found }] : [];
  });

/** The same for what is in a cell. */
export const shownInCell = (file: FileCell, shown: DocumentCell): readonly ShownUnit[] =>
  shownUnits(file.units, shown.units);
