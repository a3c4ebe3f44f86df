import { type FileRow, guideItems } from "@housestyle/tables";
import { fileTable } from "./file-table.ts";
import type { TableFormat } from "./table.ts";

/** A rule with its style guide. An empty `Replace` only flags, and `|` separates alternatives. */
export type StyleGuideRow = FileRow<typeof guideItems>;

/** The table of rules in files. */
export const styleGuideTable: TableFormat<StyleGuideRow> = fileTable(guideItems);
