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

/** Every form of a file of terms that is written: those that are read, and two that hold less. */
export const termExportFormats = [...termFormats, "vale", "hunspell"] as const;
export type TermExportFormat = (typeof termExportFormats)[number];

/** Hunspell's personal dictionary: a line for each term to use, `*term` for one to avoid. */
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

/** Makes a file of terms. */
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
