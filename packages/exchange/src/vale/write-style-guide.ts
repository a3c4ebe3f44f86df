import { writeCsv } from "../csv/write-csv.ts";
import { type StyleGuideRow, styleGuideTable } from "../table/style-guide-row.ts";
import type { WrittenFile } from "../writing.ts";
import type { StyleGuideFormat } from "./read-style-guide.ts";
import { type ValeVocabulary, writeVale } from "./write-vale.ts";

/** Writes a file of rules: CSV, or a zip of Vale styles, with a vocabulary if words or terms are given. */
export const writeStyleGuide = (
  rows: readonly StyleGuideRow[],
  format: StyleGuideFormat,
  vocabulary: ValeVocabulary = {},
): WrittenFile =>
  format === "vale" ? writeVale(rows, vocabulary) : writeCsv(styleGuideTable, rows, ({ Name, Match }) => Name || Match);
