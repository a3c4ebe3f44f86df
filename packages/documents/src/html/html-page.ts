import type { Node } from "prosemirror-model";
import type { FileProperties } from "../file-properties.ts";
import { dataAddressOf } from "../images/data-address.ts";
import type { ImageResolver } from "../images/document-image.ts";
import { MarkupWriter, notesIn } from "../markup/markup-writer.ts";
import { escaped, escapedValue } from "../xml/xml-pieces.ts";

/** Returns a document as a standalone HTML page, which loads nothing and is readable in light and dark mode. */
export function htmlPage(
  doc: Node,
  { title, language }: FileProperties,
  imageOf: ImageResolver = () => undefined,
): string {
  const writer = new MarkupWriter(doc, {
    emptyEnd: "",
    imageOf,
    addressOf: (_, image) => dataAddressOf(image),
    noteMark: (number) => `<sup id="mark${number}"><a href="#note${number}" role="doc-noteref">${number}</a></sup>`,
  });
  return `<!doctype html>
<html lang="${escapedValue(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<style>
${css}
</style>
</head>
<body>
${[writer.blocks(doc.children), ...notesFrom(writer, notesIn(doc))].join("\n")}
</body>
</html>
`;
}

const css = `:root { color-scheme: light dark; }
body { max-width: 42rem; margin: 3rem auto; padding: 0 1rem; font: 1.0625rem/1.6 system-ui, sans-serif; }
h1, h2, h3, h4, h5, h6 { line-height: 1.25; }
blockquote { margin: 1em 0; padding-left: 1em; border-left: 3px solid currentColor; }
pre { overflow-x: auto; }
table { border-collapse: collapse; }
th, td { border: 1px solid currentColor; padding: 0.25em 0.75em; text-align: start; vertical-align: top; }
img { max-width: 100%; height: auto; }
hr.page-break { visibility: hidden; break-after: page; }
@media print { body { margin: 0; max-width: none; } }`;

/** Returns the notes after the text, each with a link back to its mark. */
function notesFrom(writer: MarkupWriter, notes: readonly Node[]): readonly string[] {
  if (notes.length === 0) return [];
  const items = notes.map((note, index) => {
    const back = ` <a href="#mark${index + 1}" role="doc-backlink">↩</a>`;
    return `<li id="note${index + 1}">\n${writer.note(note, back)}\n</li>`;
  });
  return [`<section role="doc-endnotes">\n<hr>\n<ol>\n${items.join("\n")}\n</ol>\n</section>`];
}
