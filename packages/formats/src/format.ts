import type { FormatOrCutter } from "@housestyle/engine";
import { languageNames } from "./code/languages.ts";
import type { CommentForm } from "./comment-form.ts";
import type { LatexSettings } from "./latex/latex-settings.ts";

/** The text formats. */
export const textFormats = [
  "text",
  "markdown",
  "mdx",
  "html",
  "latex",
  "rst",
  "asciidoc",
  "org",
  "typst",
  "subtitles",
  "commit",
  ...languageNames,
] as const;
export type TextFormat = (typeof textFormats)[number];

/** A project's settings for formats. */
export interface FormatSettings {
  readonly latex?: LatexSettings | undefined;
}

/** The description of a format. */
export interface FormatInfo {
  /** File extensions with the dot, in lowercase. */
  readonly endings: readonly string[];
  /** Matches whole file names without an extension. */
  readonly names?: RegExp;
  /** The language ids used by editors. */
  readonly languageIds: readonly string[];
  /** How comments are written, with which checks can be turned off and on. */
  readonly comments: readonly CommentForm[];
  /** Whether files are mostly prose. They are then checked as part of a folder. */
  readonly isProse: boolean;
  /** Returns the names in a text that are not unknown words, if the format has any. */
  readonly namesIn?: (text: string) => ReadonlySet<string>;
  /** Returns how to divide it into paragraphs. */
  readonly form: (settings: FormatSettings) => FormatOrCutter;
}
