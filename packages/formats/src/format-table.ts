import type { CommentForm, FormatInfo, TextFormat } from "./format.ts";
import { latexCutter } from "./latex/latex.ts";

const html: CommentForm = { open: "<!--", close: "-->" };

/** All formats. A new one adds its line, its file and its name in `textFormats`. */
export const formatTable: Readonly<Record<TextFormat, FormatInfo>> = {
  text: {
    endings: [".txt", ".text"],
    languageIds: ["plaintext", "text", "txt", "mail"],
    comments: [],
    isProse: true,
    form: () => "text",
  },
  markdown: {
    endings: [".md", ".markdown", ".mdx", ".mdown", ".qmd", ".rmd"],
    languageIds: ["markdown", "gfm", "mdx", "quarto", "rmd"],
    comments: [html, { open: "{/*", close: "*/}" }],
    isProse: true,
    form: () => "markdown",
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
};
