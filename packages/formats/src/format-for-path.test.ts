import { expect, test } from "vitest";
import { formatOf, formatOfLanguage, isProse } from "./index.ts";

test.each([
  ["README.MD", "markdown"],
  ["page.htm", "html"],
  ["letter.txt", "text"],
  ["LICENSE", "text"],
  ["a.md/letter.txt", "text"],
  ["PAGE.XHTML", "html"],
  [".md", "text"],
  ["archive.md.gz", "text"],
  ["thesis/Chapter 1.tex", "latex"],
  ["docs/index.rst", "rst"],
  ["README.adoc", "asciidoc"],
  ["notes.org", "org"],
  ["paper.typ", "typst"],
  [".git/COMMIT_EDITMSG", "commit"],
  ["film.SRT", "subtitles"],
  ["Rakefile", "ruby"],
  ["a.d.ts", "javascript"],
])("%s is read as %s, whatever its folder and its letter case", (name, format) => {
  expect(formatOf(name)).toBe(format);
});

test("a folder gives prose, and no lists for programs", () => {
  const names = ["a.md", "b.tex", "c.txt", "requirements.txt", "LICENSE", "d.bin", "e.py", "f.yml", "g.vtt"];
  expect(names.filter(isProse)).toEqual(["a.md", "b.tex", "c.txt", "g.vtt"]);
});

test("editors name languages in their own way", () => {
  expect(["latex", "PlainTeX", "markdown", "json"].map(formatOfLanguage)).toEqual([
    "latex",
    "latex",
    "markdown",
    undefined,
  ]);
});
