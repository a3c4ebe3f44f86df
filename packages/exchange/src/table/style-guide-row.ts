import { type FileRow, guideItems } from "@housestyle/tables";
import { fileTable } from "./file-table.ts";
import type { TableFormat } from "./table.ts";

/** One rule of a style guide, and the guide it belongs to. Empty `Replace` only flags; `|` separates alternatives. */
export type StyleGuideRow = FileRow<typeof guideItems>;

/** Rules as files have them. */
export const styleGuideTable: TableFormat<StyleGuideRow> = fileTable(guideItems);
