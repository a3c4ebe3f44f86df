import { type FileRow, guideItems } from "@housestyle/tables";
import { columnsFor } from "./columns-for.ts";
import { keyOfParts, type Table } from "./table.ts";

/** One rule of a style guide, and the guide it belongs to. Empty `Replace` only flags; `|` separates alternatives. */
export type StyleGuideRow = FileRow<typeof guideItems>;

/** Rules are the same when they look for the same in the same guide. */
export const styleGuideTable: Table<StyleGuideRow> = {
  columns: columnsFor(guideItems),
  aliases: { styleguide: "Guide", pattern: "Match", replacement: "Replace", enabled: "IsEnabled", regex: "IsRegex" },
  // Letter case tells rules apart: a team may well have one for “web” and one for “Web”.
  keyOf: ({ Guide, Match, IsRegex }) => JSON.stringify([keyOfParts(Guide), Match, IsRegex]),
};
