import type { Node } from "prosemirror-model";
import type { FileProperties } from "../file-properties.ts";
import { dataAddressOf } from "../images/data-address.ts";
import type { ImageResolver } from "../images/document-image.ts";
import { hashIn } from "../images/image-source.ts";
import { escaped, escapedValue } from "../xml/xml-pieces.ts";

/** Returns a document as an HTML page of its own, which loads nothing and reads well in light and dark. */
export function htmlPage(
  doc: Node,
  { title, language }: FileProperties,
  imageOf: ImageResolver = () => undefined,
): string {
  const writer = new PageWriter(doc, imageOf);
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
${[writer.blocksIn(doc), ...writer.notes()].join("\n")}
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

const tags: Readonly<Record<string, string>> = {
  quote: "blockquote",
  bullets: "ul",
  numbers: "ol",
  item: "li",
  definitions: "dl",
  term: "dt",
  definition: "dd",
  table: "table",
  row: "tr",
  cell: "td",
  headerCell: "th",
};

class PageWriter {
  readonly #imageOf: ImageResolver;
  readonly #notes: readonly Node[];
  readonly #numbers: ReadonlyMap<unknown, number>;

  constructor(doc: Node, imageOf: ImageResolver) {
    this.#imageOf = imageOf;
    this.#notes = doc.children.filter(({ type }) => type.name === "note");
    this.#numbers = new Map(this.#notes.map(({ attrs }, index) => [attrs.id, index + 1]));
  }

  /** The notes after the text, each with a link back to its mark. */
  notes(): readonly string[] {
    if (this.#notes.length === 0) return [];
    const items = this.#notes.map((note, index) => {
      const back = `<a href="#mark${index + 1}" role="doc-backlink">↩</a>`;
      const last = note.childCount - 1;
      const paragraphs = note.children.map((each, at) =>
        tagged("p", this.#line(each) + (at === last ? ` ${back}` : "")),
      );
      return `<li id="note${index + 1}">\n${paragraphs.join("\n")}\n</li>`;
    });
    return [`<section role="doc-endnotes">\n<hr>\n<ol>\n${items.join("\n")}\n</ol>\n</section>`];
  }

  blocksIn(parent: Node): string {
    return parent.children
      .filter(({ type }) => type.name !== "note")
      .map((node) => this.#blockOf(node))
      .join("\n");
  }

  #blockOf(node: Node): string {
    const { name } = node.type;
    const { attrs } = node;
    if (name === "rule") return "<hr>";
    if (name === "pageBreak") return '<hr class="page-break">';
    if (name === "code") {
      const language = attrs.language ? ` class="language-${escapedValue(String(attrs.language))}"` : "";
      return `<pre><code${language}>${this.#line(node)}</code></pre>`;
    }
    if (name === "heading") return tagged(`h${Number(attrs.level)}`, this.#line(node), alignOf(node));
    if (name === "figure") return this.#figure(node);
    if (name === "opaque") return attrs.format === "markdown" ? "" : tagged("p", escaped(`[${attrs.label}]`));
    const tag = tags[name];
    if (tag === undefined) return tagged("p", this.#line(node), alignOf(node));
    if (name === "term") return tagged(tag, this.#line(node));
    return tagged(tag, this.#isShort(node) ? this.#line(node.child(0)) : `\n${this.blocksIn(node)}\n`, spansOf(node));
  }

  /** An image is in the page itself; in the place of one that is not stored are its words. */
  #figure({ attrs, firstChild: caption, lastChild: alternative }: Node): string {
    const words = alternative?.textContent ?? "";
    const image = this.#imageOf(hashIn(String(attrs.src)) ?? "");
    const picture = image
      ? `<img src="${dataAddressOf(image)}" alt="${escapedValue(words)}"${sizeOf(attrs.width ?? image.width, attrs.height ?? image.height)}>`
      : `<p>${escaped(`[${words}]`)}</p>`;
    return `<figure>\n${picture}\n<figcaption>${caption ? this.#line(caption) : ""}</figcaption>\n</figure>`;
  }

  /** An item or cell of one paragraph needs no element for it. */
  #isShort(node: Node): boolean {
    const only = node.childCount === 1 ? node.child(0) : undefined;
    return (
      /^(?:item|cell|headerCell|definition)$/.test(node.type.name) &&
      only?.type.name === "paragraph" &&
      !only.attrs.align
    );
  }

  #line(block: Node): string {
    return block.children.map((node) => this.#inline(node)).join("");
  }

  #inline(node: Node): string {
    if (node.type.name === "noteMark") {
      const number = this.#numbers.get(node.attrs.id) ?? 0;
      return `<sup id="mark${number}"><a href="#note${number}" role="doc-noteref">${number}</a></sup>`;
    }
    let words = node.isText ? escaped(node.text ?? "") : "<br>";
    for (const { name, tag } of inlineTags)
      if (node.marks.some((mark) => mark.type.name === name)) words = tagged(tag, words);
    const math = node.marks.some((mark) => mark.type.name === "math");
    if (math) words = `<code class="math">${words}</code>`;
    const link = node.marks.find((mark) => mark.type.name === "link");
    return link ? `<a href="${escapedValue(String(link.attrs.href))}">${words}</a>` : words;
  }
}

/** The elements around words, the innermost first. */
const inlineTags = [
  { name: "literal", tag: "code" },
  { name: "subscript", tag: "sub" },
  { name: "superscript", tag: "sup" },
  { name: "strike", tag: "s" },
  { name: "underline", tag: "u" },
  { name: "em", tag: "em" },
  { name: "strong", tag: "strong" },
] as const;

const alignOf = ({ attrs: { align } }: Node): string =>
  align ? ` style="text-align: ${escapedValue(String(align))}"` : "";

const sizeOf = (width: unknown, height: unknown): string => ` width="${Number(width)}" height="${Number(height)}"`;

const spansOf = ({ attrs }: Node): string =>
  ["colspan", "rowspan"].map((name) => (attrs[name] > 1 ? ` ${name}="${Number(attrs[name])}"` : "")).join("");

const tagged = (tag: string, content: string, attributes = ""): string => `<${tag}${attributes}>${content}</${tag}>`;
