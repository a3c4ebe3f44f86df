import { dictionary, type FileRow } from "@housestyle/tables";
import { fileTable } from "./file-table.ts";
import type { TableFormat } from "./table.ts";

/** An accepted word. Empty `Category`, `SubCategory`, `Report`, and `Language` mean any. */
export type DictionaryEntry = FileRow<typeof dictionary>;

/** The table of dictionary entries in files. */
export const dictionaryTable: TableFormat<DictionaryEntry> = fileTable(dictionary);
