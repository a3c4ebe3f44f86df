import type { Node } from "prosemirror-model";
import { fitForXml } from "../xml/xml-pieces.ts";
import type {
  ReadBlock,
  ReadCell,
  ReadContent,
  ReadFigure,
  ReadNotes,
  ReadOpaque,
  ReadPiece,
  ReadTable,
} from "./read-block.ts";

/** A paragraph as it is written to another program's file. */
export interface WrittenBlock extends ReadBlock {
  /** The list that an item belongs to, so that the numbering of each list starts at one. */
  readonly list?: number;
}

/** Content that is written to another program's file, in order. */
export type WrittenContent = WrittenBlock | ReadTable | ReadFigure | ReadOpaque;

/**
 * Returns the content of a document as a sequence, as other programs store it, without its notes. This is the inverse
 * of `documentOf`. A list in a quotation stays a list, and a heading, code, or a table in an item ends its list. Linear
 * in the document.
 */
export function blocksOf(doc: Node): readonly WrittenContent[] {
  return new Flattening().blocksIn(doc.children.filter(({ type }) => type.name !== "note"));
}

/** Returns the notes of a document by their ids. */
export function notesOf(doc: Node): ReadNotes {
  const notes = doc.children.filter(({ type }) => type.name === "note");
  return new Map(
    notes.map((note) => [
      String(note.attrs.id),
      note.children.map((child): ReadBlock => ({ kind: "paragraph", pieces: piecesOf(child) })),
    ]),
  );
}

type Around = "paragraph" | "quote" | "definition";

/** Flattens nodes into a sequence of content, and numbers the lists on the way. */
class Flattening {
  #lists = 0;

  blocksIn(nodes: readonly Node[]): readonly WrittenContent[] {
    const blocks: WrittenContent[] = [];
    for (const node of nodes) this.#add(node, 0, "paragraph", blocks);
    return blocks;
  }

  #add(node: Node, level: number, around: Around, blocks: WrittenContent[]): void {
    const { attrs } = node;
    const pieces = () => piecesOf(node);
    const inside = (kind: Around) => {
      for (const child of node.children) this.#add(child, level, kind, blocks);
    };
    switch (node.type.name) {
      case "bullets":
      case "numbers":
        this.#addList(node, node.type.name, level, blocks);
        break;
      case "quote":
        inside("quote");
        break;
      case "definitions":
        inside("definition");
        break;
      case "definition":
        inside("definition");
        break;
      case "term":
        blocks.push({ kind: "term", pieces: pieces() });
        break;
      case "heading":
        blocks.push({ kind: { heading: Number(attrs.level) }, pieces: pieces(), ...alignOf(node) });
        break;
      case "code":
        blocks.push({
          kind: "code",
          pieces: pieces(),
          ...(attrs.language ? { language: String(attrs.language) } : {}),
        });
        break;
      case "rule":
      case "pageBreak":
        blocks.push({ kind: node.type.name, pieces: [] });
        break;
      case "table":
        blocks.push({ rows: node.children.map(({ children }) => children.map((cell) => this.#cell(cell))) });
        break;
      case "figure":
        blocks.push(figureOf(node));
        break;
      case "opaque":
        blocks.push({ format: String(attrs.format), label: String(attrs.label), source: String(attrs.source) });
        break;
      default:
        blocks.push({ kind: around, pieces: pieces(), ...alignOf(node) });
    }
  }

  #addList(node: Node, kind: "bullets" | "numbers", level: number, blocks: WrittenContent[]): void {
    const list = ++this.#lists;
    const first = kind === "numbers" ? { number: Number(node.attrs.start) } : {};
    for (const [at, item] of node.children.entries())
      for (const [index, child] of item.children.entries()) {
        if (child.type.name !== "paragraph") this.#add(child, level + 1, "paragraph", blocks);
        else if (index === 0)
          blocks.push({
            ...{ kind: { list: kind, level }, pieces: piecesOf(child), list, ...alignOf(child) },
            ...(at === 0 && first),
          });
        else blocks.push({ kind: { continues: level }, pieces: piecesOf(child), ...alignOf(child) });
      }
  }

  #cell(cell: Node): ReadCell {
    const { colspan, rowspan } = cell.attrs;
    const content: readonly ReadContent[] = this.blocksIn(cell.children);
    return {
      content,
      isHeader: cell.type.name === "headerCell",
      colspan: Number(colspan),
      rowspan: Number(rowspan),
    };
  }
}

const alignOf = ({ attrs: { align } }: Node): Pick<ReadBlock, "align"> => (align ? { align } : {});

function figureOf({ attrs: { src, width, height }, firstChild: caption, lastChild: alternative }: Node): ReadFigure {
  return {
    image: { src: String(src), width: width ?? null, height: height ?? null },
    caption: caption ? piecesOf(caption) : [],
    alternative: fitForXml(alternative?.textContent ?? ""),
  };
}

/**
 * Returns the words of a textblock with their formatting. A line break becomes "\n", and characters that XML cannot
 * represent are left out.
 */
export function piecesOf(block: Node): readonly ReadPiece[] {
  return block.children.map((node): ReadPiece => {
    if (node.type.name === "noteMark") return { text: "", note: String(node.attrs.id) };
    const has = (name: string) => node.marks.some((each) => each.type.name === name);
    const href: unknown = node.marks.find((each) => each.type.name === "link")?.attrs.href;
    const shift = has("subscript") ? "subscript" : has("superscript") ? "superscript" : undefined;
    return {
      text: node.isText ? fitForXml(node.text ?? "") : "\n",
      ...Object.fromEntries(looks.filter(has).map((name) => [name, true])),
      ...(shift ? { shift } : {}),
      ...(typeof href === "string" ? { href } : {}),
    };
  });
}

const looks = ["strong", "em", "underline", "strike", "literal", "math"] as const;
