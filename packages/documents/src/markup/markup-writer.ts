import type { Node } from "prosemirror-model";
import type { DocumentImage, ImageResolver } from "../images/document-image.ts";
import { hashIn } from "../images/image-source.ts";
import { escaped, escapedValue } from "../xml/xml-pieces.ts";

/** The differences between the file formats that contain a document as HTML. */
export interface MarkupForm {
  /** The end of an empty element: nothing in HTML, and a slash in XHTML. */
  readonly emptyEnd: "" | "/";
  readonly imageOf: ImageResolver;
  /** Returns the address of an image in the file. */
  addressOf(hash: string, image: DocumentImage): string;
  /** Returns the mark of the note with this number. */
  noteMark(number: number): string;
  /** Returns the attributes of a heading, each after a space. */
  headingAttributes?(heading: Node): string;
}

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

/** Writes the content of a document as HTML or XHTML. */
export class MarkupWriter {
  readonly #form: MarkupForm;
  readonly #numbers: ReadonlyMap<unknown, number>;

  constructor(doc: Node, form: MarkupForm) {
    this.#form = form;
    this.#numbers = new Map(notesIn(doc).map(({ attrs }, index) => [attrs.id, index + 1]));
  }

  /** Returns blocks in order, without notes. */
  blocks(nodes: readonly Node[]): string {
    return nodes
      .filter(({ type }) => type.name !== "note")
      .map((node) => this.#block(node))
      .join("\n");
  }

  /** Returns the paragraphs of a note. `back` is the link from its end to its mark. */
  note({ children }: Node, back: string): string {
    const last = children.length - 1;
    return children.map((each, at) => tagged("p", this.#line(each) + (at === last ? back : ""))).join("\n");
  }

  #block(node: Node): string {
    const { name } = node.type;
    const { attrs } = node;
    if (name === "rule") return this.#empty("hr");
    if (name === "pageBreak") return this.#empty("hr", ' class="page-break"');
    if (name === "code") {
      const language = attrs.language ? ` class="language-${escapedValue(String(attrs.language))}"` : "";
      return `<pre><code${language}>${this.#line(node)}</code></pre>`;
    }
    if (name === "heading") {
      const attributes = `${this.#form.headingAttributes?.(node) ?? ""}${alignOf(node)}`;
      return tagged(`h${Number(attrs.level)}`, this.#line(node), attributes);
    }
    if (name === "figure") return this.#figure(node);
    if (name === "opaque") return attrs.format === "markdown" ? "" : tagged("p", escaped(`[${attrs.label}]`));
    const tag = tags[name];
    if (tag === undefined) return tagged("p", this.#line(node), alignOf(node));
    if (name === "term") return tagged(tag, this.#line(node));
    const content = isShort(node) ? this.#line(node.child(0)) : `\n${this.blocks(node.children)}\n`;
    return tagged(tag, content, startOf(node) + spansOf(node));
  }

  /** Returns a figure. If its image is not stored, its description takes its place. */
  #figure({ attrs, firstChild: caption, lastChild: alternative }: Node): string {
    const words = alternative?.textContent ?? "";
    const hash = hashIn(String(attrs.src)) ?? "";
    const image = this.#form.imageOf(hash);
    const picture = image
      ? this.#empty(
          "img",
          ` src="${this.#form.addressOf(hash, image)}" alt="${escapedValue(words)}"${sizeOf(attrs.width ?? image.width, attrs.height ?? image.height)}`,
        )
      : `<p>${escaped(`[${words}]`)}</p>`;
    return `<figure>\n${picture}\n<figcaption>${caption ? this.#line(caption) : ""}</figcaption>\n</figure>`;
  }

  #line(block: Node): string {
    return block.children.map((node) => this.#inline(node)).join("");
  }

  #inline(node: Node): string {
    if (node.type.name === "noteMark") return this.#form.noteMark(this.#numbers.get(node.attrs.id) ?? 0);
    let words = node.isText ? escaped(node.text ?? "") : this.#empty("br");
    for (const { name, tag } of inlineTags)
      if (node.marks.some((mark) => mark.type.name === name)) words = tagged(tag, words);
    const math = node.marks.some((mark) => mark.type.name === "math");
    if (math) words = `<code class="math">${words}</code>`;
    const link = node.marks.find((mark) => mark.type.name === "link");
    return link ? `<a href="${escapedValue(String(link.attrs.href))}">${words}</a>` : words;
  }

  #empty(tag: string, attributes = ""): string {
    return `<${tag}${attributes}${this.#form.emptyEnd}>`;
  }
}

/** Returns the notes of a document in order. */
export const notesIn = (doc: Node): readonly Node[] => doc.children.filter(({ type }) => type.name === "note");

/** Returns whether an item or cell has a single paragraph, which then needs no element. */
function isShort(node: Node): boolean {
  const only = node.childCount === 1 ? node.child(0) : undefined;
  return (
    /^(?:item|cell|headerCell|definition)$/.test(node.type.name) && only?.type.name === "paragraph" && !only.attrs.align
  );
}

/** The elements around words, from the inside out. */
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

const startOf = ({ type, attrs }: Node): string =>
  type.name === "numbers" && attrs.start !== 1 ? ` start="${Number(attrs.start)}"` : "";

const spansOf = ({ attrs }: Node): string =>
  ["colspan", "rowspan"].map((name) => (attrs[name] > 1 ? ` ${name}="${Number(attrs[name])}"` : "")).join("");

const tagged = (tag: string, content: string, attributes = ""): string => `<${tag}${attributes}>${content}</${tag}>`;
