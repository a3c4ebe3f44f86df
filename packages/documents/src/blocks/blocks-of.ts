import type { Node } from "prosemirror-model";
import { fitForXml } from "../xml/xml-pieces.ts";
import type { ReadBlock, ReadPiece } from "./read-block.ts";

/** A paragraph as it is written to a file of another program. */
export interface WrittenBlock extends ReadBlock {
  /** Which list of the document an item belongs to, so that each list counts from one. */
  readonly list?: number;
}

/**
 * Returns the paragraphs of a document one after another, as other programs keep them; the inverse of `documentOf`. A list in a
 * quotation stays a list, and a heading or code in an item ends its list. Linear in the document.
 */
export function blocksOf(doc: Node): readonly WrittenBlock[] {
  const blocks: WrittenBlock[] = [];
  let lists = 0;
  const addItem = (item: Node, kind: "bullets" | "numbers", level: number, list: number): void => {
    item.forEach((child, _offset, index) => {
      if (child.type.name !== "paragraph") add(child, level + 1, "paragraph");
      else if (index === 0) blocks.push({ kind: { list: kind, level }, pieces: piecesOf(child), list });
      else blocks.push({ kind: { continues: level }, pieces: piecesOf(child) });
    });
  };
  const add = (node: Node, level: number, around: "paragraph" | "quote"): void => {
    const { name } = node.type;
    if (name === "bullets" || name === "numbers") {
      const list = ++lists;
      node.forEach((item) => {
        addItem(item, name, level, list);
      });
    } else if (name === "quote")
      node.forEach((child) => {
        add(child, level, "quote");
      });
    else if (name === "heading") blocks.push({ kind: { heading: Number(node.attrs.level) }, pieces: piecesOf(node) });
    else if (name === "code" || name === "rule") blocks.push({ kind: name, pieces: piecesOf(node) });
    else blocks.push({ kind: around, pieces: piecesOf(node) });
  };
  doc.forEach((node) => {
    add(node, 0, "paragraph");
  });
  return blocks;
}

/** Returns the words of a textblock with their looks. A line break becomes "\n", and what XML cannot hold is left out. */
export function piecesOf(block: Node): readonly ReadPiece[] {
  const pieces: ReadPiece[] = [];
  block.forEach((node) => {
    const mark = (name: string) => node.marks.find((each) => each.type.name === name);
    const href: unknown = mark("link")?.attrs.href;
    pieces.push({
      text: node.isText ? fitForXml(node.text ?? "") : "\n",
      ...(mark("strong") ? { strong: true } : {}),
      ...(mark("em") ? { em: true } : {}),
      ...(mark("literal") ? { literal: true } : {}),
      ...(typeof href === "string" ? { href } : {}),
    });
  });
  return pieces;
}
