import { asciidocCutter } from "./asciidoc/asciidoc.ts";
import type { CommentForm, FormatInfo, TextFormat } from "./format.ts";
import { latexCutter } from "./latex/latex.ts";
import { orgCutter } from "./org/org.ts";
import { rstCutter } from "./rst/rst.ts";
import { typstCutter } from "./typst/typst.ts";

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
};
