import { type FileRow, terms } from "@housestyle/tables";
import { fileTable } from "./file-table.ts";
import type { TableFormat } from "./table.ts";

/** A term with its term base. Terms with the same `ConceptId` mean the same thing. */
export type TermRow = FileRow<typeof terms>;

/** The table of terms in files. An unknown status becomes Pending. */
export const termTable: TableFormat<TermRow> = fileTable(terms);
