import { type FileRow, terms } from "@housestyle/tables";
import { fileTable } from "./file-table.ts";
import type { TableFormat } from "./table.ts";

/** One term of a term base. Terms with the same `ConceptId` mean the same thing. */
export type TermRow = FileRow<typeof terms>;

/** Terms as files have them. A status nobody knows becomes Pending. */
export const termTable: TableFormat<TermRow> = fileTable(terms);
