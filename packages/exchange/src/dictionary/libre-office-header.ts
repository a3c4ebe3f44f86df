import { FileError } from "@housestyle/files";
import { texts } from "../texts.ts";

/** The header of a LibreOffice dictionary. */
export interface LibreOfficeHeader {
  /** The language, or empty for all. */
  readonly language: string;
  /** Whether the words are to be avoided. */
  readonly negative: boolean;
  /** The number of header lines. */
  readonly lines: number;
}

/** Reads the lines above `---`. Throws `wrong-format` if there are none. */
export function libreOfficeHeader(lines: readonly string[]): LibreOfficeHeader {
  const end = lines.slice(0, 20).indexOf("---");
  if (!lines[0]?.startsWith("OOoUserDict") || end < 0) {
    throw new FileError("wrong-format", texts.words.noLibreOffice);
  }
  const head = lines.slice(1, end).map((line) => line.split(/:\s*/, 2));
  const said = (name: string) => head.find(([key]) => key?.toLowerCase() === name)?.[1]?.trim() ?? "";
  const language = said("lang");
  return {
    language: language === "<none>" ? "" : language,
    negative: said("type").toLowerCase() === "negative",
    lines: end + 1,
  };
}

/** Returns the header lines. */
export const printLibreOfficeHeader = (language: string, negative: boolean): string[] => [
  "OOoUserDict1",
  `lang: ${language || "<none>"}`,
  `type: ${negative ? "negative" : "positive"}`,
  "---",
];
