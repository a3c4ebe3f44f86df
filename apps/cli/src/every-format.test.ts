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
};

test.each(textFormats)(
  "%s: a mistake is told at its place and mended, and what is no prose is left alone",
  async (format) => {
    const [name, ...lines] = files[format];
    const path = file(name, `${lines.join("\n")}\n`);
    const { out } = await housestyle(["check", "--fix", path]);
    const line = lines.findIndex((each) => /It is .*teh.* best/.test(each));
    expect(out).toMatch(
      new RegExp(
        `^\\S+:${line + 1}:${(lines[line] ?? "").indexOf("teh") + 1}: \\w+ spelling/unknown-word: [^\\n]*\\n$`,
      ),
    );
    const mended = lines.map((each) => each.replace(/(?<=ate [^a]*)a/, "an"));
    expect(readFileSync(path, "utf8")).toBe(`${mended.join("\n")}\n`);
  },
);
