import { FileError } from "@housestyle/files";
import { texts } from "../texts.ts";

/** What stands above the words of a LibreOffice dictionary. */
export interface LibreOfficeHeader {
  /** Empty for every language. */
  readonly language: string;
  /** The words are to be avoided. */
  readonly negative: boolean;
  /** How many of the lines are header. */
  readonly lines: number;
}

/** Reads the lines above `---`. Throws `wrong-format` when they are not there. */
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

/** The lines above the words. */
export const printLibreOfficeHeader = (language: string, negative: boolean): string[] => [
  "OOoUserDict1",
  `lang: ${language || "<none>"}`,
  `type: ${negative ? "negative" : "positive"}`,
  "---",
];
