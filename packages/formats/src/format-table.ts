import { asciidocCutter } from "./asciidoc/asciidoc.ts";
import { codeCutter } from "./code/code.ts";
import { type LanguageName, languageNames, languages } from "./code/languages.ts";
import { namesIn } from "./code/names-in.ts";
import type { CommentForm } from "./comment-form.ts";
import { commitMessageCutter } from "./commit-message.ts";
import type { FormatInfo, TextFormat } from "./format.ts";
import { latexCutter } from "./latex/latex.ts";
import { mdxCutter } from "./mdx.ts";
import { orgCutter } from "./org/org.ts";
import { rstCutter } from "./rst/rst.ts";
import { subtitlesCutter } from "./subtitles.ts";
import { typstCutter } from "./typst/typst.ts";

const html: CommentForm = { open: "<!--", close: "-->" };
const jsx: CommentForm = { open: "{/*", close: "*/}" };

/** The programming languages. Only their comments are checked, and only on request. */
const programs = Object.fromEntries(
  languageNames.map((name): [LanguageName, FormatInfo] => [
    name,
    {
      ...languages[name],
      isProse: false,
      form: () => codeCutter(name),
      namesIn: (text) => namesIn(text, languages[name]),
    },
  ]),
) as Readonly<Record<LanguageName, FormatInfo>>;

/** All formats. To add one, add its line here, its file, and its name in `textFormats`. */
export const formatTable: Readonly<Record<TextFormat, FormatInfo>> = {
  text: {
    endings: [".txt", ".text"],
    languageIds: ["plaintext", "text", "txt", "mail"],
    comments: [],
    isProse: true,
    form: () => "text",
  },
  markdown: {
    endings: [".md", ".markdown", ".mdown", ".qmd", ".rmd"],
    languageIds: ["markdown", "gfm", "quarto", "rmd"],
    comments: [html, jsx],
    isProse: true,
    form: () => "markdown",
  },
  mdx: {
    endings: [".mdx"],
    languageIds: ["mdx"],
    comments: [html, jsx],
    isProse: true,
    form: () => mdxCutter,
  },
  html: {
    endings: [".html", ".htm", ".xhtml"],
    languageIds: ["html", "mhtml", "xhtml"],
    comments: [html],
    isProse: true,
    form: () => "html",
  },
  latex: {
    endings: [".tex", ".ltx", ".latex"],
    languageIds: ["latex", "tex", "plaintex"],
    comments: [{ open: "%" }],
    isProse: true,
    form: ({ latex }) => latexCutter(latex),
  },
  rst: {
    endings: [".rst", ".rest"],
    languageIds: ["restructuredtext", "rst"],
    comments: [{ open: ".." }],
    isProse: true,
    form: () => rstCutter,
  },
  asciidoc: {
    endings: [".adoc", ".asciidoc", ".asc"],
    languageIds: ["asciidoc", "adoc"],
    comments: [{ open: "//" }],
    isProse: true,
    form: () => asciidocCutter,
  },
  org: {
    endings: [".org"],
    languageIds: ["org"],
    comments: [{ open: "#" }],
    isProse: true,
    form: () => orgCutter,
  },
  typst: {
    endings: [".typ"],
    languageIds: ["typst", "typ"],
    comments: [{ open: "//" }, { open: "/*", close: "*/" }],
    isProse: true,
    form: () => typstCutter,
  },
  subtitles: {
    endings: [".srt", ".vtt"],
    languageIds: ["subrip", "srt", "vtt", "webvtt"],
    comments: [{ open: "NOTE" }],
    isProse: true,
    form: () => subtitlesCutter,
  },
  commit: {
    endings: [".gitcommit"],
    names: /^(?:COMMIT_EDITMSG|MERGE_MSG|SQUASH_MSG|TAG_EDITMSG)$/,
    languageIds: ["git-commit", "gitcommit"],
    comments: [{ open: "#" }],
    isProse: true,
    form: () => commitMessageCutter,
  },
  ...programs,
};
