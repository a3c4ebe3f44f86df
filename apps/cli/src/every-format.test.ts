import { readFileSync } from "node:fs";
import { type TextFormat, textFormats } from "@housestyle/formats";
import { expect, test } from "vitest";
import { command } from "./testing/command.ts";

const { file, housestyle } = command();

/** A file of each format: “teh” is prose once, and “a apple” is to be mended once. */
const files: Readonly<Record<TextFormat, readonly [name: string, ...lines: readonly string[]]>> = {
  text: ["a.txt", "It is teh best.", "She ate a apple."],
  markdown: ["a.md", "# It is `teh`", "", "It is **teh** best.", "", "She ate *a* apple."],
  html: ["a.html", "<p>It is <b>teh</b> best: <code>teh</code>.", "<p>She ate <i>a</i> apple."],
  latex: ["a.tex", "It is \\emph{teh} best: $teh$, \\teh.", "", "She ate \\emph{a} apple."],
  rst: ["a.rst", "It is *teh* best: ``teh``.", "", ".. code:: c", "", "   teh", "", "She ate *a* apple."],
  asciidoc: ["a.adoc", "It is *teh* best: `teh`.", "----", "teh", "----", "She ate _a_ apple."],
  org: ["a.org", "It is *teh* best: =teh=.", "#+begin_src c", "teh", "#+end_src", "She ate /a/ apple."],
  typst: ["a.typ", "It is *teh* best: `teh`, #teh.", "", "She ate _a_ apple."],
  mdx: ["a.mdx", "import teh from 'a'", "", "It is *teh* best: {teh}.", "", "She ate *a* apple."],
  subtitles: ["a.srt", "1", "00:00:00,000 --> 00:00:01,000", "It is <i>teh</i> best.", "[teh] She ate <i>a</i> apple."],
  commit: ["COMMIT_EDITMSG", "Fix `teh`", "", "It is teh best.", "", "She ate a apple.", "# teh"],
  javascript: ["a.js", 'f("teh"); // It is teh best.', "", "/* She ate a apple. */"],
  python: ["a.py", '"""It is teh best."""', "x = '# teh'", "# She ate a apple."],
  java: ["a.java", "/** It is teh best. */", 'f("teh");', "// She ate a apple."],
  kotlin: ["a.kt", "/** It is teh best. */", 'f("teh")', "// She ate a apple."],
  c: ["a.c", "/* It is teh best. */", 'f("teh");', "// She ate a apple."],
  cpp: ["a.cpp", "/* It is teh best. */", 'f("teh");', "// She ate a apple."],
  csharp: ["a.cs", "/* It is teh best. */", 'f("teh");', "// She ate a apple."],
  go: ["a.go", "/* It is teh best. */", 'f("teh")', "// She ate a apple."],
  rust: ["a.rs", "/// It is teh best.", 'f("teh");', "// She ate a apple."],
  swift: ["a.swift", "/// It is teh best.", 'f("teh")', "// She ate a apple."],
  php: ["a.php", "<?php", "# It is teh best.", 'f("teh");', "// She ate a apple."],
  ruby: ["a.rb", "# It is teh best.", "f 'teh'", "# She ate a apple."],
  shell: ["a.sh", "# It is teh best.", "f 'teh'", "# She ate a apple."],
  sql: ["a.sql", "-- It is teh best.", "select 'teh'", "-- She ate a apple."],
  lua: ["a.lua", "-- It is teh best.", 'f("teh")', "-- She ate a apple."],
  haskell: ["a.hs", "-- It is teh best.", 'x = "teh"', "-- She ate a apple."],
  r: ["a.R", "# It is teh best.", 'f("teh")', "# She ate a apple."],
  css: ["a.css", "/* It is teh best. */", 'a { content: "teh" }', "/* She ate a apple. */"],
  yaml: ["a.yml", "# It is teh best.", "x: 'teh'", "# She ate a apple."],
  toml: ["a.toml", "# It is teh best.", "x = 'teh'", "# She ate a apple."],
};

/** Where the mistake is in its line. */
const placeIn = (line = ""): number => line.lastIndexOf("teh", line.indexOf(" best"));

test.each(textFormats)(
  "%s: a mistake is told at its place and mended, and what is no prose is left alone",
  async (format) => {
    const [name, ...lines] = files[format];
    const path = file(name, `${lines.join("\n")}\n`);
    const { out } = await housestyle(["check", "--fix", path]);
    const line = lines.findIndex((each) => /It is .*teh.* best/.test(each));
    expect(out).toMatch(
      new RegExp(`^\\S+:${line + 1}:${placeIn(lines[line]) + 1}: \\w+ spelling/unknown-word: [^\\n]*\\n$`),
    );
    const mended = lines.map((each) => each.replace(/(?<=ate [^a]*)a/, "an"));
    expect(readFileSync(path, "utf8")).toBe(`${mended.join("\n")}\n`);
  },
);
