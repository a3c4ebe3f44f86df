import { defaultLimits, type Encoding, parseCsv } from "@housestyle/files";
import { columnOf } from "../csv/read-csv.ts";
import { dictionaryTable } from "../table/dictionary-entry.ts";

/** Every format of dictionary files that is read and written. */
export const dictionaryFormats = ["csv", "plain", "word", "hunspell-personal", "hunspell-dic", "libreoffice"] as const;

export type DictionaryFormat = (typeof dictionaryFormats)[number];

function isCsv(first: string, fileName: string): boolean {
  const [head] = parseCsv(first, defaultLimits).records;
  const names = (head?.cells ?? []).map((cell) => columnOf(dictionaryTable, cell));
  return names.includes("Word") && (names.length > 1 || /\.csv$/i.test(fileName));
}

/**
 * Whether the file is a table with unknown column names. The user is asked about those, because no word list looks like
 * this.
 */
function isTable([first = "", second = ""]: readonly string[], fileName: string): boolean {
  if (!/\.(?:csv|tsv)$/i.test(fileName)) return false;
  const cells = [first, second].map((line) => parseCsv(line, defaultLimits).records[0]?.cells.length ?? 0);
  return cells.every((count) => count > 1);
}

/** Whether the file is a full Hunspell dictionary: it begins with a count or has flags after words. */
function isHunspell([first = "", ...words]: readonly string[]): boolean {
  if (!/^\d{1,9}$/.test(first) || words.length === 0) return false;
  return Number(first) === words.length || words.some((word) => /[^\\]\/[A-Za-z0-9]/.test(word));
}

/** Returns the format of a dictionary file by its content. A word list without signs of another format is `plain`. */
export function dictionaryFormatOf(lines: readonly string[], encoding: Encoding, fileName = ""): DictionaryFormat {
  const [first = ""] = lines;
  if (first.startsWith("OOoUserDict")) return "libreoffice";
  if (isCsv(first, fileName) || isTable(lines, fileName)) return "csv";
  if (encoding === "utf-16le") return "word";
  if (isHunspell(lines)) return "hunspell-dic";
  // A slash alone is no sign: TCP/IP is a word.
  return lines.some((line) => /^\*[^*?\s]/.test(line)) ? "hunspell-personal" : "plain";
}
