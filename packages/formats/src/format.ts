import type { FormatOrCutter } from "@housestyle/engine";
import { languageNames } from "./code/languages.ts";
import type { CommentForm } from "./comment-form.ts";
import type { LatexSettings } from "./latex/latex-settings.ts";

/** What texts are written in. */
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

/** What a project says of the formats of its texts. */
export interface FormatSettings {
  readonly latex?: LatexSettings | undefined;
}

/** What is known of a format. */
export interface FormatInfo {
  /** Endings of file names, with the dot, in small letters. */
  readonly endings: readonly string[];
  /** Whole names of files, where there is no ending. */
  readonly names?: RegExp;
  /** What editors call it. */
  readonly languageIds: readonly string[];
  /** How its comments are written, in which checks are turned off and on. */
  readonly comments: readonly CommentForm[];
  /** Whether its files are mostly prose: a folder gives them without being asked for their ending. */
  readonly isProse: boolean;
  /** What a text calls its things, and is no unknown word in it; undefined where there is no such thing. */
  readonly namesIn?: (text: string) => ReadonlySet<string>;
  /** How it is cut into paragraphs. */
  readonly form: (settings: FormatSettings) => FormatOrCutter;
}
