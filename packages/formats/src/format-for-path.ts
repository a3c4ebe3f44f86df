import type { FormatOrCutter } from "@housestyle/engine";
import type { CommentForm } from "./comment-form.ts";
import { type FormatSettings, type TextFormat, textFormats } from "./format.ts";
import { formatTable } from "./format-table.ts";

const byEnding: ReadonlyMap<string, TextFormat> = new Map(
  textFormats.flatMap((format) => formatTable[format].endings.map((ending) => [ending, format] as const)),
);
const byLanguage: ReadonlyMap<string, TextFormat> = new Map(
  textFormats.flatMap((format) => formatTable[format].languageIds.map((id) => [id, format] as const)),
);

/** Matches data files for programs, whatever their extension. */
const lists = /^(requirements.*|constraints.*|cmakelists|robots|ads)\.txt$/i;

/** Returns the format of a file by its name, or undefined if the name is unknown. */
export function formatForPath(path: string): TextFormat | undefined {
  const name = path.slice(Math.max(path.lastIndexOf("/"), path.lastIndexOf("\\")) + 1);
  if (lists.test(name)) return undefined;
  const named = textFormats.find((format) => formatTable[format].names?.test(name));
  const dot = name.lastIndexOf(".");
  return named ?? (dot > 0 ? byEnding.get(name.slice(dot).toLowerCase()) : undefined);
}

/** Returns the format of a file by its name, or plain text. */
export const formatOf = (path: string): TextFormat => formatForPath(path) ?? "text";

/** Whether a file is mostly prose, by its name. */
export function isProse(path: string): boolean {
  const format = formatForPath(path);
  return format !== undefined && formatTable[format].isProse;
}

/** Returns the format of a language id used by editors, or undefined if it is not supported. */
export const formatOfLanguage = (languageId: string): TextFormat | undefined =>
  byLanguage.get(languageId.toLowerCase());

/** The language ids of formats that are mostly prose. */
export const languageIds: readonly string[] = [...byLanguage].flatMap(([id, format]) =>
  formatTable[format].isProse ? [id] : [],
);

/** Returns how the engine divides texts of a format into paragraphs. */
export const formOf = (format: TextFormat, settings: FormatSettings): FormatOrCutter =>
  formatTable[format].form(settings);

/** Returns how comments are written in a format. */
export const commentForms = (format: TextFormat): readonly CommentForm[] => formatTable[format].comments;

const none: ReadonlySet<string> = new Set();

/** Returns the names in a text (variables, functions), which are not unknown words. */
export const namesIn = (text: string, format: TextFormat): ReadonlySet<string> =>
  formatTable[format].namesIn?.(text) ?? none;
