import { encodeUtf8, encodeUtf16 } from "@housestyle/files";
import { writeCsv } from "../csv/write-csv.ts";
import { type DictionaryEntry, dictionaryTable } from "../table/dictionary-entry.ts";
import { siftRows } from "../table/sift-rows.ts";
import { type TermRow, termTable } from "../table/term-row.ts";
import { texts } from "../texts.ts";
import type { WrittenFile } from "../writing.ts";
import type { DictionaryFormat } from "./dictionary-format.ts";
import { printLibreOfficeHeader } from "./libre-office-header.ts";
import { printWord, refusesWord } from "./print-word.ts";

type ListFormat = Exclude<DictionaryFormat, "csv">;

const oneLanguage = (rows: readonly { Language: string }[]): string | undefined => {
  const languages = new Set(rows.map(({ Language }) => Language));
  return languages.size === 1 ? [...languages][0] : undefined;
};

const printLines = (lines: readonly string[], end = "\n"): string => lines.map((line) => `${line}${end}`).join("");

function bytesOf(format: ListFormat, lines: readonly string[], language: string): Uint8Array {
  switch (format) {
    case "word":
      return encodeUtf16(printLines(lines, "\r\n"));
    case "hunspell-dic":
      return encodeUtf8(printLines([String(lines.length), ...lines]));
    case "libreoffice":
      return encodeUtf8(printLines([...printLibreOfficeHeader(language, false), ...lines]));
    default:
      return encodeUtf8(printLines(lines));
  }
}

/** Returns the members that a list can express for these rows. */
function heldBy(format: ListFormat, rows: readonly DictionaryEntry[]): (keyof DictionaryEntry)[] {
  const oneTongue = format === "libreoffice" && oneLanguage(rows) !== undefined;
  const noteShown = rows.every(
    (row) => row.Note === "" || printWord(format, row) !== printWord(format, { ...row, Note: "" }),
  );
  return ["Word", ...(oneTongue ? ["Language" as const] : []), ...(noteShown ? ["Note" as const] : [])];
}

/** Writes a dictionary file. Word lists contain only words; other content is named in `lost`. */
export function writeDictionary(rows: readonly DictionaryEntry[], format: DictionaryFormat): WrittenFile {
  const nameOf = ({ Word }: DictionaryEntry) => Word;
  if (format === "csv") return writeCsv(dictionaryTable, rows, nameOf);
  const refuses = (row: DictionaryEntry) => refusesWord(format, row);
  const { kept, problems, lost } = siftRows(rows, {
    table: dictionaryTable,
    nameOf,
    holds: heldBy(format, rows),
    refuses,
  });
  const lines = kept.map((row) => printWord(format, row));
  return {
    bytes: bytesOf(format, lines, oneLanguage(kept) ?? ""),
    mediaType: "text/plain",
    extension: format === "plain" ? ".txt" : ".dic",
    problems,
    lost,
  };
}

const avoided = new Set(["Deprecated", "Forbidden"]);

function refusesAvoided(format: "hunspell-personal" | "libreoffice", { Text, Status }: TermRow): string | undefined {
  if (!avoided.has(Status)) return texts.words.notToAvoid;
  const impossible = format === "libreoffice" ? /^#|=|[\r\n]/ : /[\r\n]/;
  return impossible.test(Text) ? texts.words.termCharacters : undefined;
}

/** Writes terms to avoid as a word list: `*word` for Hunspell, a negative list for LibreOffice. */
export function writeWordsToAvoid(terms: readonly TermRow[], format: "hunspell-personal" | "libreoffice"): WrittenFile {
  const libreOffice = format === "libreoffice";
  const { kept, problems, lost } = siftRows(terms, {
    table: termTable,
    nameOf: ({ Text }) => Text,
    holds: libreOffice ? ["Text", "Status", "Replacement"] : ["Text", "Status"],
    refuses: (row) => refusesAvoided(format, row),
  });
  const lines = kept.map(({ Text, Replacement }) => {
    if (!libreOffice) return `*${Text}`;
    return Replacement === "" ? Text : `${Text}==${Replacement}`;
  });
  const head = libreOffice ? printLibreOfficeHeader(oneLanguage(kept) ?? "", true) : [];
  return {
    bytes: encodeUtf8(printLines([...head, ...lines])),
    mediaType: "text/plain",
    extension: ".dic",
    problems,
    lost,
  };
}
