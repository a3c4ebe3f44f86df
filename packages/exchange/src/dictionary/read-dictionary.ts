import { decodeText, FileError, type Limits, limitsWith, linesOf } from "@housestyle/files";
import { readCsv } from "../csv/read-csv.ts";
import type { Incoming, ReaderOptions, ReadResult } from "../reading.ts";
import { type DictionaryEntry, dictionaryTable } from "../table/dictionary-entry.ts";
import { gatherRows } from "../table/gather-rows.ts";
import { type TermRow, termTable } from "../table/term-row.ts";
import { texts } from "../texts.ts";
import { type DictionaryFormat, dictionaryFormatOf } from "./dictionary-format.ts";
import { libreOfficeHeader } from "./libre-office-header.ts";
import { listWord } from "./list-word.ts";
import { type CspellWords, readCspell } from "./read-cspell.ts";

/** The words of a dictionary file. Forbidden words become terms to avoid. */
export interface DictionaryReading extends ReadResult<DictionaryEntry> {
  readonly format: DictionaryFormat;
  readonly terms: readonly Incoming<TermRow>[];
}

/** The options of every reader, and the format if it is known. */
export interface DictionaryOptions extends ReaderOptions<DictionaryEntry> {
  readonly format?: DictionaryFormat | undefined;
}

const longestWord = 500;

interface List {
  readonly lines: readonly { readonly line: number; readonly text: string }[];
  readonly language: string;
  readonly avoided: boolean;
}

/** Returns the lines with words, without a header or count. */
function listOf(format: DictionaryFormat, lines: List["lines"]): List {
  if (format === "libreoffice") {
    const header = libreOfficeHeader(lines.map(({ text }) => text));
    return { lines: lines.slice(header.lines), language: header.language, avoided: header.negative };
  }
  const counted = format === "hunspell-dic" && /^\d+$/.test(lines[0]?.text ?? "");
  return { lines: counted ? lines.slice(1) : lines, language: "", avoided: false };
}

function readList(
  format: Exclude<DictionaryFormat, "csv">,
  { lines, language, avoided }: List,
  defaults: Partial<DictionaryEntry> | undefined,
): DictionaryReading {
  const words = gatherRows(dictionaryTable, defaults);
  const terms = gatherRows(termTable);
  const said = language === "" ? {} : { Language: language };
  for (const { line, text } of lines) {
    if (text.length > longestWord) {
      words.problem(line, text, texts.words.tooLong);
      continue;
    }
    const found = listWord(format, text, avoided);
    if (found.kind === "known") {
      words.add({ Word: found.word, ...(found.note ? { Note: found.note } : {}), ...said }, line);
    } else if (found.kind === "avoided") {
      const replacement = found.replacement === "" ? {} : { Replacement: found.replacement };
      terms.add({ Text: found.word, Status: "Deprecated", ...replacement, ...said }, line);
    }
  }
  return { format, rows: words.rows, terms: terms.rows, problems: [...words.problems, ...terms.problems] };
}

function listsOfCspell({ known, avoided }: CspellWords, defaults: DictionaryOptions["defaults"]): DictionaryReading {
  const list = (words: readonly string[], isAvoided: boolean): List => ({
    lines: words.map((text) => ({ line: 1, text })),
    language: "",
    avoided: isAvoided,
  });
  const words = readList("word", list(known, false), defaults);
  const { terms, problems } = readList("libreoffice", list(avoided, true), undefined);
  return { ...words, format: "plain", terms, problems: [...words.problems, ...problems] };
}

function refuseOldFormat(bytes: Uint8Array): void {
  if (/WBSWG\d/.test(String.fromCharCode(...bytes.subarray(0, 16)))) {
    throw new FileError("wrong-format", texts.words.oldOpenOffice);
  }
}

function readText(text: string, limits: Limits, format: DictionaryFormat, options: DictionaryOptions) {
  if (format === "csv") return { ...readCsv(dictionaryTable, text, limits, options), format, terms: [] };
  return readList(format, listOf(format, linesOf(text, limits)), options.defaults);
}

/**
 * Reads a dictionary in any format, which is detected unless it is given. Forbidden words (`*word`, a negative
 * LibreOffice list) are returned as `terms` with the status Deprecated. Throws `FileError` for an unusable file.
 */
export function readDictionary(bytes: Uint8Array, options: DictionaryOptions = {}): DictionaryReading {
  const limits = limitsWith(options.limits);
  refuseOldFormat(bytes);
  const { text, encoding } = decodeText(bytes, limits);
  const cspell = options.format === undefined ? readCspell(text) : undefined;
  if (cspell) return listsOfCspell(cspell, options.defaults);
  const format =
    options.format ??
    dictionaryFormatOf(
      // A list may have more lines than rows are allowed: CSV cells may hold many.
      text
        .slice(0, 1_000_000)
        .split(/\r\n|\r|\n/)
        .map((line) => line.trim())
        .filter((line) => line !== ""),
      encoding,
      options.fileName,
    );
  return readText(text, limits, format, options);
}
