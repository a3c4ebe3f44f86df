import {
  dictionaryFormats,
  type Problem,
  readArchive,
  readDictionary,
  readSnippets,
  readStyleGuide,
  readTerms,
  snippetFormats,
  styleGuideFormats,
  type TeamArchive,
  termExportFormats,
  termFormats,
  type WrittenFile,
  writeArchive,
  writeDictionary,
  writeSnippets,
  writeStyleGuide,
  writeTerms,
} from "@housestyle/exchange";
import { FileError } from "@housestyle/files";
import { refusals } from "../refusals.ts";
import { completeRow, whyNotStorable } from "./check-row.ts";
import {
  type ContentPart,
  contentParts,
  type FileJob,
  type FileJobResult,
  type FileReading,
  type MadeFile,
  type PackedFileRows,
  type ParsedFileRow,
  type ReadJob,
  type WriteJob,
} from "./job.ts";
import { packRows } from "./pack-rows.ts";

/** The most rows of a table in a file, or of each table in an archive. */
const mostRows = 25_000;
const mostArchiveRows = 100_000;

type RawParts = { readonly [Part in ContentPart]?: readonly ParsedFileRow[] };
interface RawReading {
  readonly format: string;
  readonly parts: RawParts;
  readonly choices?: FileReading<PackedFileRows>["choices"];
  readonly problems: readonly Problem[];
}

/** Reads or makes one file. What is wrong with a file is an answer; anything thrown is a fault of ours. */
export function doJob(job: FileJob): FileJobResult {
  try {
    return job.kind === "read" ? readFile(job) : writeFile(job);
  } catch (error) {
    if (!(error instanceof FileError)) throw error;
    return { refused: { code: error.code, message: error.message } };
  }
}

function readFile(job: ReadJob): FileReading<PackedFileRows> {
  const { format, parts, choices, problems } = readParts(job);
  const found = [...problems];
  const packed: { [Part in ContentPart]?: PackedFileRows } = {};
  for (const part of contentParts) {
    const rows = parts[part];
    if (rows) packed[part] = packRows(storable(part, rows, found));
  }
  return { format, parts: packed, problems: found, ...(choices && { choices }) };
}

/** Returns the rows that can be stored. The others become problems. */
function storable(part: ContentPart, rows: readonly ParsedFileRow[], problems: Problem[]): ParsedFileRow[] {
  return rows.flatMap((given) => {
    const complete = completeRow(part, given);
    const message = whyNotStorable(part, complete.row);
    if (message === undefined) return [complete];
    const name = String(given.row.Word ?? given.row.Text ?? given.row.Match ?? given.row.Name ?? "");
    problems.push({ line: given.line, name: name.slice(0, 100), message });
    return [];
  });
}

function readParts({ table, bytes, fileName, format, mapping }: ReadJob): RawReading {
  const options = { fileName, limits: { rows: mostRows }, ...(mapping && { mapping }) };
  switch (table) {
    case "dictionary": {
      const reading = readDictionary(bytes, { ...options, format: oneOf(dictionaryFormats, format) });
      return { ...reading, parts: { Dictionary: reading.rows, ...unlessEmpty("Terms", reading.terms) } };
    }
    case "styleguide": {
      const reading = readStyleGuide(bytes, { ...options, format: oneOf(styleGuideFormats, format) });
      const words = unlessEmpty("Dictionary", reading.dictionary);
      const terms = unlessEmpty("Terms", reading.terms);
      return { ...reading, parts: { StyleGuideItems: reading.rows, ...words, ...terms } };
    }
    case "termbase": {
      const reading = readTerms(bytes, { ...options, format: oneOf(termFormats, format) });
      return { ...reading, parts: { Terms: reading.rows } };
    }
    case "snippets": {
      const reading = readSnippets(bytes, { ...options, format: oneOf(snippetFormats, format) });
      return { ...reading, parts: { Snippets: reading.rows } };
    }
    case "team": {
      oneOf(["archive"], format);
      const { parts, problems } = readArchive(bytes, { limits: { rows: mostArchiveRows } });
      const { SimpleStyleGuide: choices, ...rows } = parts;
      return { format: "archive", parts: rows, problems, ...(choices && { choices }) };
    }
  }
}

function unlessEmpty(part: ContentPart, rows: readonly unknown[]) {
  return rows.length === 0 ? {} : { [part]: rows };
}

function writeFile(job: WriteJob): MadeFile {
  const { bytes, mediaType, extension, problems, lost } = writing(job);
  return { bytes, mediaType, extension, leftOut: problems.length, lost };
}

function writing({ table, format, content, createdOn }: WriteJob): WrittenFile {
  const { Dictionary = [], StyleGuideItems = [], Terms = [], Snippets = [] }: TeamArchive = content;
  switch (table) {
    case "dictionary":
      return writeDictionary(Dictionary, oneOf(dictionaryFormats, format) ?? "csv");
    case "styleguide":
      return writeStyleGuide(StyleGuideItems, oneOf(styleGuideFormats, format) ?? "csv");
    case "termbase":
      return writeTerms(Terms, oneOf(termExportFormats, format) ?? "csv");
    case "snippets":
      return writeSnippets(Snippets, oneOf(snippetFormats, format) ?? "csv");
    case "team":
      oneOf(["archive"], format);
      return writeArchive(content, { createdOn });
  }
}

function oneOf<const T extends string>(formats: readonly T[], format: string | undefined): T | undefined {
  if (format === undefined || format === "") return undefined;
  const found = formats.find((each) => each === format);
  if (found === undefined) throw new FileError("wrong-format", refusals.files.format(formats));
  return found;
}
