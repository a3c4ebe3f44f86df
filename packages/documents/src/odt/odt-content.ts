import type { Node } from "prosemirror-model";
import { notesOf, piecesOf } from "../blocks/blocks-of.ts";
import type { ReadNotes, ReadPiece } from "../blocks/read-block.ts";
import type { ImageResolver } from "../images/document-image.ts";
import type { PixelSize } from "../images/image-size.ts";
import { hashIn } from "../images/image-source.ts";
import { escaped, escapedValue } from "../xml/xml-pieces.ts";
import { imageName } from "./odt-images.ts";
import { odtRoot } from "./odt-root.ts";
import type { OdtLook } from "./odt-styles.ts";
import { wordsOf } from "./odt-words.ts";

/** Returns the part with the content of a document, and with the styles that only the content uses. */
export function odtContent(doc: Node, imageOf: ImageResolver): string {
  const writer = new OdtContentWriter(notesOf(doc), imageOf);
  const text = writer.blocksIn(
    doc.children.filter(({ type }) => type.name !== "note"),
    "",
  );
  return odtRoot(
    "document-content",
    `<office:automatic-styles>${[...writer.automaticStyles().values()].join("")}</office:automatic-styles><office:body><office:text>${text}</office:text></office:body>`,
  );
}

/** The style properties for each kind of formatting, by a letter in the style's name. */
const lookProperties: Readonly<Record<string, string>> = {
  B: 'fo:font-weight="bold"',
  I: 'fo:font-style="italic"',
  U: 'style:text-underline-style="solid" style:text-underline-width="auto" style:text-underline-color="font-color"',
  K: 'style:text-line-through-style="solid"',
  L: 'style:text-position="sub 58%"',
  P: 'style:text-position="super 58%"',
  b: 'fo:font-weight="normal"',
  i: 'fo:font-style="normal"',
  u: 'style:text-underline-style="none"',
  k: 'style:text-line-through-style="none"',
  n: 'style:text-position="0% 100%"',
};

/** The letters of styles with and without each kind of formatting. */
export const onOff = [
  ["strong", "B", "b"],
  ["em", "I", "i"],
  ["underline", "U", "u"],
  ["strike", "K", "k"],
] as const;

/** Writes blocks, and records the styles they use. */
export class OdtContentWriter {
  readonly #imageOf: ImageResolver;
  readonly #notes: ReadNotes;
  readonly #looks = new Set<string>();
  /** The automatic styles of aligned paragraphs by name. */
  readonly #aligned = new Map<string, string>();
  #noteCount: number;
  #imageCount: number;

  /** `first` is the number of the first note and image. */
  constructor(notes: ReadNotes, imageOf: ImageResolver, first = 1) {
    this.#imageOf = imageOf;
    this.#notes = notes;
    this.#noteCount = first - 1;
    this.#imageCount = first - 1;
  }

  /** Returns the unnamed styles that the blocks use, by their automatic names. */
  automaticStyles(): ReadonlyMap<string, string> {
    const looks = [...this.#looks].map((letters): [string, string] => {
      const properties = [...letters].map((letter) => lookProperties[letter]).join(" ");
      return [
        `T${letters}`,
        `<style:style style:name="T${letters}" style:family="text"><style:text-properties ${properties}/></style:style>`,
      ];
    });
    return new Map([...looks, ...this.#aligned]);
  }

  /** Returns the blocks. `style` is that of plain paragraphs. */
  blocksIn(nodes: readonly Node[], style: string): string {
    return nodes.map((node) => this.#blockOf(node, style)).join("");
  }

  #blockOf(node: Node, style: string): string {
    switch (node.type.name) {
      case "heading": {
        const level = Number(node.attrs.level);
        const name = this.#alignedStyle(`Heading_20_${level}`, node);
        return `<text:h text:style-name="${name}" text:outline-level="${level}">${this.inlineOf(node)}</text:h>`;
      }
      case "quote":
        return this.blocksIn(node.children, "Quotations");
      case "definitions":
      case "definition":
        return this.blocksIn(node.children, "Definition");
      case "term":
        return paragraph("Definition_20_Term", this.inlineOf(node));
      case "code":
        return paragraph("Preformatted_20_Text", this.inlineOf(node));
      case "rule":
        return paragraph("Horizontal_20_Line", "");
      case "pageBreak":
        return paragraph("Page_20_Break", "");
      case "bullets":
      case "numbers":
        return this.#list(node, false);
      case "table":
        return this.#table(node);
      case "figure":
        return this.#figure(node);
      case "opaque":
        return paragraph("", escaped(`[${node.attrs.label}]`));
      default:
        return paragraph(this.#alignedStyle(style, node), this.inlineOf(node));
    }
  }

  /** Returns the style of a paragraph, or an automatic style based on it if the paragraph is aligned. */
  #alignedStyle(style: string, { attrs: { align } }: Node): string {
    if (!align) return style;
    const name = `A_${align}_${style || "Standard"}`;
    const value = align === "right" ? "end" : String(align);
    this.#aligned.set(
      name,
      `<style:style style:name="${name}" style:family="paragraph" style:parent-style-name="${style || "Standard"}"><style:paragraph-properties fo:text-align="${value}"/></style:style>`,
    );
    return name;
  }

  /** Returns a paragraph with the image or, failing that, its description, and one with the caption. */
  #figure({ attrs, firstChild: caption, lastChild: alternative }: Node): string {
    const hash = hashIn(String(attrs.src)) ?? "";
    const image = this.#imageOf(hash);
    const words = alternative?.textContent ?? "";
    const shown = image
      ? frameOf(
          imageName(hash, image),
          { width: attrs.width ?? image.width, height: attrs.height ?? image.height },
          words,
          ++this.#imageCount,
        )
      : escaped(`[${words || attrs.src}]`);
    const below = caption && caption.content.size > 0 ? paragraph("Caption", this.inlineOf(caption)) : "";
    return paragraph("", shown) + below;
  }

  /** `isAfter` means that another list of the same item comes before it, which programs would let it continue. */
  #list({ type, attrs, children }: Node, isAfter: boolean): string {
    const isNumbered = type.name === "numbers";
    const start = isNumbered && (isAfter || attrs.start !== 1) ? ` text:start-value="${Number(attrs.start)}"` : "";
    const items = children.map(
      (item, index) => `<text:list-item${index === 0 ? start : ""}>${this.#item(item)}</text:list-item>`,
    );
    return `<text:list text:style-name="${isNumbered ? "Numbers" : "Bullets"}">${items.join("")}</text:list>`;
  }

  #item({ children }: Node): string {
    const first = children.findIndex(isList);
    return children
      .map((child, index) => (isList(child) ? this.#list(child, index > first) : this.blocksIn([child], "")))
      .join("");
  }

  #table(table: Node): string {
    const rows = rowsWithCovered(table);
    const columns = Math.max(...rows.map(({ length }) => length));
    const isHeader = (row: readonly (Node | undefined)[]) =>
      row.some(Boolean) && row.every((cell) => !cell || cell.type.name === "headerCell");
    const first = rows.findIndex((row) => !isHeader(row));
    const headers = first === -1 ? rows.length : first;
    const written = rows.map(
      (row) => `<table:table-row>${row.map((cell) => this.cellOf(cell)).join("")}</table:table-row>`,
    );
    const header = written.slice(0, headers).join("");
    return `<table:table><table:table-column table:number-columns-repeated="${columns}"/>${header && `<table:table-header-rows>${header}</table:table-header-rows>`}${written.slice(headers).join("")}</table:table>`;
  }

  /** Returns a table cell, or an element for a covered place if `cell` is undefined. */
  cellOf(cell: Node | undefined): string {
    if (!cell) return "<table:covered-table-cell/>";
    const { colspan, rowspan } = cell.attrs;
    const spans = `${colspan > 1 ? ` table:number-columns-spanned="${colspan}"` : ""}${rowspan > 1 ? ` table:number-rows-spanned="${rowspan}"` : ""}`;
    return `<table:table-cell office:value-type="string"${spans}>${this.blocksIn(cell.children, "")}</table:table-cell>`;
  }

  /** Returns the words of a block with their formatting. `base` is the formatting of the paragraph. */
  inlineOf(block: Node, base: OdtLook = {}): string {
    let isAfterSpace = true;
    return piecesOf(block)
      .map((piece) => {
        if (piece.note !== undefined) return this.noteOf(piece.note);
        const words = wordsOf(piece.text, isAfterSpace);
        if (piece.text !== "") isAfterSpace = /[ \n\t]$/.test(piece.text);
        return this.#dressed(words, piece, base);
      })
      .join("");
  }

  /** Returns words in the style with these letters. */
  styled(letters: string, xml: string): string {
    this.#looks.add(letters);
    return span(`T${letters}`, xml);
  }

  /** Returns a note as an element at the place of its mark. */
  noteOf(id: string): string {
    const number = ++this.#noteCount;
    const paragraphs = (this.#notes.get(id) ?? []).map(({ pieces }) => {
      const words = pieces.map((piece) => this.#dressed(wordsOf(piece.text, false), piece));
      return paragraph("", words.join(""));
    });
    return `<text:note text:id="ftn${number}" text:note-class="footnote"><text:note-citation>${number}</text:note-citation><text:note-body>${paragraphs.join("")}</text:note-body></text:note>`;
  }

  #dressed(words: string, piece: ReadPiece, base: OdtLook = {}): string {
    const { shift, literal, math, href } = piece;
    const letters = onOff.flatMap(([name, on, off]) =>
      (piece[name] ?? false) === (base[name] ?? false) ? [] : [piece[name] ? on : off],
    );
    const raised = shift === base.shift ? "" : shift === undefined ? "n" : shift === "subscript" ? "L" : "P";
    const style = letters.join("") + raised;
    let xml = math ? span("Formula_20_Text", words) : literal ? span("Source_20_Text", words) : words;
    if (style) xml = this.styled(style, xml);
    return href === undefined ? xml : `<text:a xlink:type="simple" xlink:href="${escapedValue(href)}">${xml}</text:a>`;
  }
}

/** Returns the cells of a table, row by row. A place that a cell to the left or above covers is undefined. */
function rowsWithCovered(table: Node): readonly (readonly (Node | undefined)[])[] {
  const rows: (Node | undefined)[][] = table.children.map(() => []);
  for (const [at, row] of table.children.entries())
    for (const cell of row.children) {
      const places = rows[at] ?? [];
      const free = places.findIndex((_, column) => !(column in places));
      place(cell, rows.slice(at), free === -1 ? places.length : free);
    }
  return rows.map((row) => Array.from(row));
}

/** Puts a cell into its rows, starting at a column. */
function place(cell: Node, rows: readonly (Node | undefined)[][], column: number): void {
  const { colspan, rowspan } = cell.attrs;
  for (const [down, row] of rows.slice(0, rowspan).entries())
    for (let across = 0; across < colspan; across++)
      row[column + across] = down === 0 && across === 0 ? cell : undefined;
}

const isList = ({ type }: Node): boolean => type.name === "bullets" || type.name === "numbers";

const perCentimeter = 96 / 2.54;
/** The width and height of a page between its margins, in pixels. */
const page = { width: 600, height: 800 } as const;

function frameOf(name: string, { width, height }: PixelSize, words: string, number: number): string {
  const scale = Math.min(1, page.width / width, page.height / height) / perCentimeter;
  const [across, down] = [width, height].map((side) => `${(side * scale).toFixed(4)}cm`);
  const description = words === "" ? "" : `<svg:desc>${escaped(words)}</svg:desc>`;
  return `<draw:frame draw:name="Image${number}" text:anchor-type="as-char" svg:width="${across}" svg:height="${down}"><draw:image xlink:href="${name}" xlink:type="simple" xlink:show="embed" xlink:actuate="onLoad"/>${description}</draw:frame>`;
}

const paragraph = (style: string, words: string): string =>
  `<text:p${style ? ` text:style-name="${style}"` : ""}>${words}</text:p>`;

/** Returns words in a text style. */
export const span = (style: string, words: string): string =>
  `<text:span text:style-name="${style}">${words}</text:span>`;
