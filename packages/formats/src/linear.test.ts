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
};
const cases = Object.entries(hostile).flatMap(([format, all]) =>
  all.map((piece) => [format as TextFormat, piece] as const),
);

test.each(cases)("%s: %j over and over is read in time linear in the text", (format, piece) => {
  const cut = formOf(format, {});
  const read = (length: number): number =>
    lettersRead(() => {
      if (typeof cut === "function") cut(piece.repeat(length / piece.length));
    });
  expect(read(16_000)).toBeLessThan(2.5 * read(8_000) + 1_000);
});
