import { encodeUtf8 } from "@housestyle/files";
import { writeCsv } from "../csv/write-csv.ts";
import { siftRows } from "../table/sift-rows.ts";
import { type TermRow, termTable } from "../table/term-row.ts";
import { texts } from "../texts.ts";
import { rejected } from "../vale/vocabulary.ts";
import type { WrittenFile } from "../writing.ts";
import { termFormats } from "./read-terms.ts";
import { type TbxOptions, writeTbx } from "./write-tbx.ts";
import { refusesTerm, writeVocabulary } from "./write-vocabulary.ts";

/** Every format of term files that is written: those that are read, and two that express less. */
export const termExportFormats = [...termFormats, "vale", "hunspell"] as const;
export type TermExportFormat = (typeof termExportFormats)[number];

/** Writes a Hunspell personal dictionary, with a line for each preferred term and `*term` for those to avoid. */
function writeHunspell(rows: readonly TermRow[]): WrittenFile {
  const { kept, problems, lost } = siftRows(rows, {
    table: termTable,
    nameOf: ({ Text }) => Text,
    holds: ["Text", "Status"],
    refuses: (row) => refusesTerm(row) ?? (/^\*|\//.test(row.Text) ? texts.words.slashOrStar : undefined),
  });
  const lines = kept.map(({ Text, Status }) => `${rejected.has(Status) ? "*" : ""}${Text}\n`);
  return { bytes: encodeUtf8(lines.join("")), mediaType: "text/plain", extension: ".dic", problems, lost };
}

/** Writes a file of terms. */
export function writeTerms(rows: readonly TermRow[], format: TermExportFormat, options: TbxOptions = {}): WrittenFile {
  switch (format) {
    case "csv":
      return writeCsv(termTable, rows, ({ Text }) => Text);
    case "tbx":
      return writeTbx(rows, options);
    case "vale":
      return writeVocabulary(rows);
    case "hunspell":
      return writeHunspell(rows);
  }
}
