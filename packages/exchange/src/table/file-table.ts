import type { FileRow, TableDefinition } from "@housestyle/tables";
import { columnsFor } from "./columns-for.ts";
import type { TableFormat } from "./table.ts";

/** Returns the table of a type of rows in files. */
export function fileTable<const T extends TableDefinition>(definition: T): TableFormat<FileRow<T>> {
  return { columns: columnsFor(definition), aliases: definition.aliases ?? {} };
}
