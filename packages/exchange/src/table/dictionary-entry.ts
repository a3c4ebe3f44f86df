import { dictionary, type FileRow } from "@housestyle/tables";
import { fileTable } from "./file-table.ts";
import type { TableFormat } from "./table.ts";

/** A word that is not to be flagged; empty `Category`, `SubCategory`, `Report`, `Language` mean any. */
export type DictionaryEntry = FileRow<typeof dictionary>;

/** Words as files have them. */
export const dictionaryTable: TableFormat<DictionaryEntry> = fileTable(dictionary);
