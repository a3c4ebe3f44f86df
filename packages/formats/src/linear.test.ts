import { expect, test } from "vitest";
import { formOf, type TextFormat } from "./index.ts";
import { lettersRead } from "./testing/letters-read.ts";

/** What is opened again and again, and never closed. */
const hostile: Readonly<Partial<Record<TextFormat, readonly string[]>>> = {
  latex: [
    "{",
    "\\a{",
    "\\emph{a",
    "\\footnote{",
    "}",
    "\\begin{a}",
    "\\begin{align}",
    "\\begin{verbatim}",
    "\\begin{itemize}\\end{b}",
    "\\(",
    "\\(\n\n",
    "$a\n\n",
    "$",
    "\\foo[",
    "\\item[",
    "\\title{",
    "\\def\\a",
    "\\iffalse ",
    "\\url{",
    "\\'",
    "a\\-",
    "%",
    "\\verb|",
    "\\cite{a}",
  ],
  rst: [
    "- ",
    ".. a\n",
    "::\n\n ",
    "`",
    "``a",
    "*a",
    "**",
    "|a",
    ":a:`",
    "`a <",
    "[a",
    "a_ ",
    "=\n",
    "== ==\n",
    "+--+\n",
    ">>> \n",
  ],
  asciidoc: [
    "----\n",
    "====\n",
    "[a]\n",
    "|===\n",
    "*a",
    "_a ",
    "`a",
    "#",
    "footnote:[",
    "http://a[",
    "<<a",
    "{a",
    "((",
    "|===\n|",
    "* ",
    "a:: ",
    "+++",
    '"`',
    "a:b[",
    "^",
    "~",
  ],
  org: [
    "#+begin_src\n",
    "#+begin_quote\n",
    ":a:\n",
    "| ",
    "- ",
    "[fn::a",
    "[[a][",
    "*a ",
    "/a ",
    " =a",
    "~",
    "$a ",
    "\\(",
    "<",
    "{{{",
    "@@",
    "src_a{",
    "\\[",
  ],
  typst: [
    "#a(",
    "#emph[",
    "#footnote[",
    "#let ",
    "[",
    "$",
    "`",
    "```",
    "/*",
    "*",
    "#a([",
    "#if [",
    "{",
    '"',
    '#a("',
    "<a",
    "= \n",
    "]",
  ],
  mdx: ["{", "}", "<A ", "<A {", "</", "import ", "export {\n\n", "`", "```\n", "<!--", "a {b} "],
  subtitles: ["1\n", "00:00:01,000 --> 00:00:02,000\na\n\n", "<i", "[a", "{\\a", "a: "],
  commit: ["- ", "a\n", "`a", "A-B: c\n", "# ", "a.b", "feat(a: ", "-a"],
  python: ['"""', "'''", '"', "# ", "#", 'def a():\n  """b"""\n', "r'"],
  c: ["/*", "// a\n", "/* * */", '"', "'", "//"],
  rust: ['r#"', "/// a\n", "'", "```"],
  ruby: ["=begin\n", "<<A\n", "= /a", "/", "`", "# a\n"],
  php: ["<?php ", "?>", "<<<A\n", "#", "/*"],
  lua: ["--[=[", "[=[", "--", "[["],
  haskell: ["{-", "--", "'", "-"],
  shell: ["<<A\n", "'", '"', "#", " #"],
  yaml: [': "', "# ", "'"],
  sql: ["'", "--", "/*"],
  csharp: ['@"', '"""', "///"],
  css: ["/*", "url(", "//"],
};
const cases = Object.entries(hostile).flatMap(([format, all]) =>
  all.map((piece) => [format as TextFormat, piece] as const),
);

/** What is opened and closed, one in the other. */
const nested = [
  ["latex", "\\footnote{a ", "}"],
  ["latex", "\\emph{", "}"],
  ["latex", "\\begin{a}", "\\end{a}"],
  ["typst", "#footnote[a ", "]"],
  ["typst", "#a(", ")"],
] as const;

test.each(cases)("%s: %j over and over is read in time linear in the text", (format, piece) => {
  expectLinear(format, (length) => piece.repeat(length / piece.length));
});

test.each(nested)("%s: %j … %j, deep in each other, are read in time linear in the text", (format, open, close) => {
  expectLinear(format, (length) => open.repeat(length / open.length) + close.repeat(length / open.length));
});

function expectLinear(format: TextFormat, text: (length: number) => string): void {
  const cut = formOf(format, {});
  const read = (length: number): number =>
    lettersRead(() => {
      if (typeof cut === "function") cut(text(length));
    });
  expect(read(6_000)).toBeLessThan(2.5 * read(3_000) + 1_000);
}

test("a comment may have as many lines as one likes", () => {
  const cut = formOf("javascript", {});
  expect(typeof cut === "function" && cut("// a\n".repeat(130_000))).toEqual([]);
});

test("front matter may hold as many titles as one likes", () => {
  const cut = formOf("mdx", {});
  const text = `---\n${"title: One\n".repeat(130_000)}---\n`;
  expect(typeof cut === "function" && cut(text).length).toBe(260_001);
});
