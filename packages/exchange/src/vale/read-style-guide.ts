import { decodeText, FileError, isZip, limitsWith } from "@housestyle/files";
import { readCsv } from "../csv/read-csv.ts";
import type { ReaderOptions } from "../reading.ts";
import { type StyleGuideRow, styleGuideTable } from "../table/style-guide-row.ts";
import { texts } from "../texts.ts";
import { readVale, type StyleGuideReading } from "./read-vale.ts";

/** Every format of style guide files that is read and written. */
export const styleGuideFormats = ["csv", "vale"] as const;
export type StyleGuideFormat = (typeof styleGuideFormats)[number];

/** The options of every reader, and the format if it is known. */
export interface StyleGuideOptions extends ReaderOptions<StyleGuideRow> {
  readonly format?: StyleGuideFormat | undefined;
}

function formatOf(bytes: Uint8Array, fileName = ""): StyleGuideFormat {
  if (isZip(bytes) || /\.ya?ml$|(^|[\\/])(accept|reject)\.txt$/i.test(fileName)) return "vale";
  // UTF-8 or not, the key every rule has is plain ASCII.
  return /^extends[ \t]*:/m.test(String.fromCharCode(...bytes.subarray(0, 4096))) ? "vale" : "csv";
}

/** Reads the rules of a style guide from CSV, a Vale rule, or a zip of styles. Throws `FileError`. */
export function readStyleGuide(bytes: Uint8Array, options: StyleGuideOptions = {}): StyleGuideReading {
  const limits = limitsWith(options.limits);
  const start = String.fromCharCode(...bytes.subarray(0, 4096));
  if (/^rules[ \t]*:/m.test(start) && /^\s*-?\s*expected[ \t]*:/m.test(start) && !/^extends[ \t]*:/m.test(start))
    throw new FileError("wrong-format", texts.vale.prh);
  if ((options.format ?? formatOf(bytes, options.fileName)) === "vale") return readVale(bytes, limits, options);
  const { text } = decodeText(bytes, limits);
  if (/^\s*(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]{0,2000}?-->\s*)?<(?:!DOCTYPE\s+)?rules\b/.test(text.slice(0, 4096)))
    throw new FileError("wrong-format", texts.vale.languageTool);
  return { ...readCsv(styleGuideTable, text, limits, options), dictionary: [], terms: [] };
}
