import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { formatOf, formOf, textFormats } from "@housestyle/formats";

// Cutting texts into paragraphs, format by format: 600 kB of real files, and a megabyte of what is opened and never closed.

const folder = join(import.meta.dirname, "../packages/formats/corpus");
const hostile = [
  "{",
  "\\a{",
  "\\footnote{",
  "[",
  "#a([",
  "a",
  "A",
  "=",
  "= ",
  "`",
  "*",
  "_",
  "<",
  "<A ",
  '"',
  "'",
  "/*",
  "//a\n",
  "# ",
  "- ",
];

function timed(text: string, cut: (text: string) => unknown): number {
  const before = performance.now();
  cut(text);
  return performance.now() - before;
}

const cutters = textFormats.flatMap((format) => {
  const form = formOf(format, {});
  return typeof form === "function" ? [{ format, cut: form }] : [];
});
const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".txt"))
  .map((name) => ({ name: name.replace(/\.txt$/, ""), text: readFileSync(join(folder, name), "utf8") }));

/** What is Markdown underneath is read by a parser whose time grows faster than the text, where marks are never closed. */
const lengthFor = (format: string): number => (format === "mdx" ? 40_000 : 1_000_000);

for (const { format, cut } of cutters) {
  const length = lengthFor(format);
  const own = files
    .filter(({ name }) => formatOf(name) === format)
    .map(({ text }) => text.replaceAll("\\end{document}", ""));
  const real = own.join("\n\n");
  const text = real === "" ? "" : real.repeat(Math.ceil(600_000 / real.length));
  const usual = text === "" ? "no file" : `${Math.min(...[1, 2, 3, 4, 5].map(() => timed(text, cut))).toFixed(0)} ms`;
  const worst = hostile
    .map((piece) => ({ piece, ms: timed(piece.repeat(Math.ceil(length / piece.length)), cut) }))
    .reduce((a, b) => (a.ms > b.ms ? a : b));
  console.log(
    `${format}: ${usual}; at worst ${worst.ms.toFixed(0)} ms for ${length / 1000} kB of ${JSON.stringify(worst.piece)}`,
  );
}
