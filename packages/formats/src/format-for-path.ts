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

/** Lists for programs, whatever their ending. */
const lists = /^(requirements.*|constraints.*|cmakelists|robots|ads)\.txt$/i;

/** How a file is read, by its name; undefined for a name that says nothing. */
export function formatForPath(path: string): TextFormat | undefined {
  const name = path.slice(Math.max(path.lastIndexOf("/"), path.lastIndexOf("\\")) + 1);
  if (lists.test(name)) return undefined;
  const named = textFormats.find((format) => formatTable[format].names?.test(name));
  const dot = name.lastIndexOf(".");
  return named ?? (dot > 0 ? byEnding.get(name.slice(dot).toLowerCase()) : undefined);
}

/** How a file is read, by its name. */
export const formatOf = (path: string): TextFormat => formatForPath(path) ?? "text";

/** Whether a file is mostly prose, by its name. */
export function isProse(path: string): boolean {
  const format = formatForPath(path);
  return format !== undefined && formatTable[format].isProse;
}

/** How a text is read, by what editors call its language; undefined for one that is not read. */
export const formatOfLanguage = (languageId: string): TextFormat | undefined =>
  byLanguage.get(languageId.toLowerCase());

/** What editors call the languages that are mostly prose. */
export const languageIds: readonly string[] = [...byLanguage].flatMap(([id, format]) =>
  formatTable[format].isProse ? [id] : [],
);

/** How texts of a format are cut, as the engine is to be told. */
export const formOf = (format: TextFormat, settings: FormatSettings): FormatOrCutter =>
  formatTable[format].form(settings);

/** How comments are written in a format. */
export const commentForms = (format: TextFormat): readonly CommentForm[] => formatTable[format].comments;

const none: ReadonlySet<string> = new Set();

/** What a text calls its things (variables, functions), and is no unknown word where it speaks of them. */
export const namesIn = (text: string, format: TextFormat): ReadonlySet<string> =>
  formatTable[format].namesIn?.(text) ?? none;
