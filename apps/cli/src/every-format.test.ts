import { readFileSync } from "node:fs";
import { type TextFormat, textFormats } from "@housestyle/formats";
import { expect, test } from "vitest";
import { command } from "./testing/command.ts";

const { file, housestyle } = command();

/** A file of each format: “wrold” is prose once, and “a apple” is to be mended once. */
const files: Readonly<Record<TextFormat, readonly [name: string, ...lines: readonly string[]]>> = {
  text: ["a.txt", "It is wrold best.", "She ate a apple."],
  markdown: ["a.md", "# It is `wrold`", "", "It is **wrold** best.", "", "She ate *a* apple."],
  html: ["a.html", "<p>It is <b>wrold</b> best: <code>wrold</code>.", "<p>She ate <i>a</i> apple."],
  latex: ["a.tex", "It is \\emph{wrold} best: $wrold$, \\wrold.", "", "She ate \\emph{a} apple."],
  rst: ["a.rst", "It is *wrold* best: ``wrold``.", "", ".. code:: c", "", "   wrold", "", "She ate *a* apple."],
  asciidoc: ["a.adoc", "It is *wrold* best: `wrold`.", "----", "wrold", "----", "She ate _a_ apple."],
  org: ["a.org", "It is *wrold* best: =wrold=.", "#+begin_src c", "wrold", "#+end_src", "She ate /a/ apple."],
  typst: ["a.typ", "It is *wrold* best: `wrold`, #wrold.", "", "She ate _a_ apple."],
  mdx: ["a.mdx", "import wrold from 'a'", "", "It is *wrold* best: {wrold}.", "", "She ate *a* apple."],
  subtitles: [
    "a.srt",
    "1",
    "00:00:00,000 --> 00:00:01,000",
    "It is <i>wrold</i> best.",
    "[wrold] She ate <i>a</i> apple.",
  ],
  commit: ["COMMIT_EDITMSG", "Fix `wrold`", "", "It is wrold best.", "", "She ate a apple.", "# wrold"],
  javascript: ["a.js", 'f("wrold"); // It is wrold best.', "", "/* She ate a apple. */"],
  python: ["a.py", '"""It is wrold best."""', "x = '# wrold'", "# She ate a apple."],
  java: ["a.java", "/** It is wrold best. */", 'f("wrold");', "// She ate a apple."],
  kotlin: ["a.kt", "/** It is wrold best. */", 'f("wrold")', "// She ate a apple."],
  c: ["a.c", "/* It is wrold best. */", 'f("wrold");', "// She ate a apple."],
  cpp: ["a.cpp", "/* It is wrold best. */", 'f("wrold");', "// She ate a apple."],
  csharp: ["a.cs", "/* It is wrold best. */", 'f("wrold");', "// She ate a apple."],
  go: ["a.go", "/* It is wrold best. */", 'f("wrold")', "// She ate a apple."],
  rust: ["a.rs", "/// It is wrold best.", 'f("wrold");', "// She ate a apple."],
  swift: ["a.swift", "/// It is wrold best.", 'f("wrold")', "// She ate a apple."],
  php: ["a.php", "<?php", "# It is wrold best.", 'f("wrold");', "// She ate a apple."],
  ruby: ["a.rb", "# It is wrold best.", "f 'wrold'", "# She ate a apple."],
  shell: ["a.sh", "# It is wrold best.", "f 'wrold'", "# She ate a apple."],
  sql: ["a.sql", "-- It is wrold best.", "select 'wrold'", "-- She ate a apple."],
  lua: ["a.lua", "-- It is wrold best.", 'f("wrold")', "-- She ate a apple."],
  haskell: ["a.hs", "-- It is wrold best.", 'x = "wrold"', "-- She ate a apple."],
  r: ["a.R", "# It is wrold best.", 'f("wrold")', "# She ate a apple."],
  css: ["a.css", "/* It is wrold best. */", 'a { content: "wrold" }', "/* She ate a apple. */"],
  yaml: ["a.yml", "# It is wrold best.", "x: 'wrold'", "# She ate a apple."],
  toml: ["a.toml", "# It is wrold best.", "x = 'wrold'", "# She ate a apple."],
};

/** Where the mistake is in its line. */
const placeIn = (line = ""): number => line.lastIndexOf("wrold", line.indexOf(" best"));

test.each(textFormats)(
  "%s: a mistake is told at its place and mended, and what is no prose is left alone",
  async (format) => {
    const [name, ...lines] = files[format];
    const path = file(name, `${lines.join("\n")}\n`);
    const { out } = await housestyle(["check", "--fix", path]);
    const line = lines.findIndex((each) => /It is .*wrold.* best/.test(each));
    expect(out).toMatch(
      new RegExp(`^\\S+:${line + 1}:${placeIn(lines[line]) + 1}: \\w+ spelling/unknown-word: [^\\n]*\\n$`),
    );
    const mended = lines.map((each) => each.replace(/(?<=ate [^a]*)a/, "an"));
    expect(readFileSync(path, "utf8")).toBe(`${mended.join("\n")}\n`);
  },
);
