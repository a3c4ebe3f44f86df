import { createEngine } from "@housestyle/engine";
import { holds } from "@housestyle/testing";
import fc from "fast-check";
import { expect, test } from "vitest";
import { formOf, type TextFormat, textFormats } from "./index.ts";

const engine = createEngine({});

/** What means something in one format or another, and words between. */
const pieces: Readonly<Partial<Record<TextFormat, readonly string[]>>> = {
  latex:
    "\\emph{|\\section{|\\footnote{|\\begin{itemize}|\\begin{tabular}{l}|\\begin{align}|\\begin{verbatim}|\\end{itemize}|\\end{tabular}|\\end{align}|\\end{verbatim}|\\end{document}|\\begin{document}|\\title{|\\item|\\item[|$|$$|\\(|\\)|\\[|\\]|%|{|}|[|]|\\\\|\\&|&|~|\\'e|{\\\"o}|\\foo{|\\verb+|+|\\cite{|\\def\\x{|\\iffalse|\\fi|\\href{".split(
      "|",
    ),
  rst: [
    "=== \n",
    "---\n",
    ".. note::",
    ".. code::",
    ".. a",
    ".. [1] ",
    "   ",
    "- ",
    "1. ",
    "::\n",
    "::",
    "`",
    "``",
    "*",
    "**",
    "_",
    ":a:",
    ":param x:",
    ">>> ",
    "+--+\n",
    "== ==\n",
    "| ",
  ],
  asciidoc: [
    "= ",
    "== ",
    "----\n",
    "====\n",
    "|===\n",
    "|",
    "* ",
    ". ",
    "[source]\n",
    "[a]",
    "::",
    " ",
    "`",
    "*",
    "_",
    "#",
    "footnote:[",
    "]",
    "http://a[",
    "<<",
    "{a}",
    "((",
    "//",
    "\n////\n",
    ":a: ",
    "image::a[]\n",
  ],
  org: [
    "* ",
    "** ",
    "#+begin_src\n",
    "#+end_src\n",
    "#+begin_quote\n",
    "#+end_quote\n",
    "#+TITLE: ",
    ":a:\n",
    ":END:\n",
    "| ",
    "- ",
    "[fn:: ",
    "[fn:1]",
    "[[a][",
    "]]",
    "]",
    "*",
    "/",
    "=",
    "~",
    "$",
    "\\(",
    "<",
    "# ",
    ": ",
  ],
  typst: [
    "= ",
    "- ",
    "#",
    "#let ",
    "#a(",
    "#emph[",
    "#footnote[",
    "[",
    "]",
    "(",
    ")",
    "{",
    "}",
    "$",
    "`",
    "```",
    "*",
    "_",
    "\\",
    "//",
    "/*",
    "*/",
    "<a>",
    "@a",
    '"',
    "#if ",
    "https://",
  ],
  mdx: [
    "# ",
    "- ",
    "```\n",
    "`",
    "{",
    "}",
    "{/* a */}",
    "<A b={",
    "<A>",
    "</A>",
    "/>",
    "import a\n",
    "export const a = {",
    "<!--",
    "-->",
    "*",
    "---\ntitle: ",
    "\n---\n",
  ],
  subtitles: [
    "1\n",
    "00:00:01,000 --> 00:00:02,000\n",
    "WEBVTT\n",
    "NOTE ",
    "- ",
    "<i>",
    "</i>",
    "{\\an8}",
    "[a]",
    "A B: ",
  ],
  commit: [
    "# a\n",
    "# ------------------------ >8 ------------------------\n",
    "feat(a): ",
    "A-B: c\n",
    "- ",
    "    ",
    "> ",
    "`a`",
  ],
  javascript: [
    "/* ",
    " */",
    "/** @param a ",
    "// ",
    "'",
    '"',
    "`",
    "${",
    "}",
    "/a/",
    "<a>",
    "</a>",
    "{",
    "* ",
    "@example\n",
  ],
  python: ['"""', "'''", "# ", "'", "def a():\n    ", "\\", 'r"""', ":param a: ", "    >>> "],
  c: ["/* ", " */", "// ", "'", '"', "/** \\brief ", " * ", "#define "],
  rust: ["/// ", "//! ", 'r#"', '"#', "'a", '"', "/* ", " */", "```\n"],
  ruby: ["# ", "=begin\n", "\n=end\n", "<<~EOS\n", "\nEOS\n", "'", '"', "/", "= ", "`"],
  php: ["<?php ", "?>", "// ", "# ", "/* ", " */", "'", '"', "<<<EOT\n", "\nEOT;"],
  lua: ["-- ", "--[[ ", "]]", "--[==[", "]==]", "[[", "'", '"'],
  haskell: ["-- ", "{- ", " -}", "-->", "'", '"', "-- | "],
  shell: ["# ", "#!", "'", '"', "\\", "<<EOF\n", "\nEOF\n", "$#"],
  yaml: ["# ", "a: ", "'", '"', "- "],
  csharp: ["/// <summary>", '@"', '""', '"', "// "],
  sql: ["-- ", "/* ", " */", "'", '"'],
};
const common = [
  "a",
  "one two",
  "it's",
  "é",
  "😀",
  " ",
  " ",
  "\n",
  "\n\n",
  "\r\n",
  "\t",
  ".",
  ", ",
  "“",
  "\u0000",
  "\ud800",
];

const textOf = (format: TextFormat) =>
  fc
    .array(fc.constantFrom(...common, ...(pieces[format] ?? ["# ", "<b>", "`", "*"])), { maxLength: 60 })
    .map((all) => all.join(""));

test.each(textFormats)("%s: every paragraph stands in the text where it says, and findings are apart", (format) => {
  const form = formOf(format, {});
  holds(
    fc.property(textOf(format), (text) => {
      const paragraphs = engine.paragraphs(text, form);
      for (const { start, text: words, markup = [], opaque = [] } of paragraphs) {
        expect(text.slice(start, start + words.length)).toBe(words);
        for (const each of [...markup, ...opaque]) {
          expect(each.start).toBeGreaterThanOrEqual(0);
          expect(each.end).toBeGreaterThan(each.start);
          expect(each.end).toBeLessThanOrEqual(words.length);
        }
      }
      expectNested(paragraphs);
    }),
    { numRuns: 60 },
  );
});

/** One begins behind the end of the one before, or lies in a stretch of its markup. */
function expectNested(paragraphs: ReturnType<typeof engine.paragraphs>): void {
  const around: (typeof paragraphs)[number][] = [];
  for (const each of paragraphs) {
    const endOf = ({ start, text }: typeof each) => start + text.length;
    while (around.length > 0 && endOf(around.at(-1) ?? each) <= each.start) around.pop();
    const outer = around.at(-1);
    if (outer)
      expect(
        outer.markup?.some(({ start, end }) => outer.start + start <= each.start && endOf(each) <= outer.start + end),
      ).toBe(true);
    around.push(each);
  }
}
