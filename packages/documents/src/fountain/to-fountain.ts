import type { Node } from "prosemirror-model";
import type { ReadPiece } from "../blocks/read-block.ts";
import { textOf } from "../text-blocks.ts";
import { printEmphasis } from "./emphasis.ts";
import { isForcedScene, isScene, needsForce, sceneLevel } from "./line-kinds.ts";

/**
 * Returns a document as a screenplay in Fountain. Headings become sections, or scenes if the document has any.
 * Paragraphs are written so that they are read as they look, or else as action. Footnotes become notes in brackets.
 */
export function toFountain(doc: Node): string {
  const notes = new Map(
    doc.children
      .filter(({ type }) => type.name === "note")
      .map((note) => [note.attrs.id, note.children.map(textOf).join(" ")]),
  );
  const isScreenplay = headingsIn(doc).some((node) => node.attrs.level === sceneLevel && isScene(textOf(node)));
  const printer = new FountainPrinter(notes, isScreenplay);
  return `${doc.children.flatMap((node) => printer.blocks(node)).join("\n\n")}\n`;
}

function headingsIn(doc: Node): readonly Node[] {
  const headings: Node[] = [];
  doc.descendants((node) => {
    if (node.type.name === "heading") headings.push(node);
    return !node.isTextblock;
  });
  return headings;
}

class FountainPrinter {
  readonly #notes: ReadonlyMap<unknown, string>;
  readonly #isScreenplay: boolean;

  constructor(notes: ReadonlyMap<unknown, string>, isScreenplay: boolean) {
    this.#notes = notes;
    this.#isScreenplay = isScreenplay;
  }

  /** Returns the paragraphs of a block, or none if it has no words. */
  blocks(node: Node): readonly string[] {
    switch (node.type.name) {
      case "note":
      case "opaque":
        return [];
      case "pageBreak":
        return ["==="];
      case "rule":
        return ["> * * * <"];
      case "table":
        return [node.children.map((row) => this.#row(row)).join("\n")];
      case "alternative":
        return node.textContent.trim() === "" ? [] : [`[[${onOneLine(node.textContent)}]]`];
      case "heading":
        return this.#heading(node);
    }
    return node.isTextblock ? this.#paragraph(node) : node.children.flatMap((child) => this.blocks(child));
  }

  #row(row: Node): string {
    return row.children
      .map((cell) =>
        cell.children
          .flatMap((child) => this.blocks(child))
          .map(onOneLine)
          .join(" "),
      )
      .join("\t");
  }

  #heading(node: Node): readonly string[] {
    const pieces = this.#lines(node).flatMap((each, index) => (index > 0 ? [{ text: " " }, ...each] : each));
    const line = printEmphasis(pieces).trim();
    if (line === "") return [];
    const level = Number(node.attrs.level);
    if (level === sceneLevel && (isScene(line) || (isForcedScene(line) && !this.#isScreenplay))) return [line];
    if (level === sceneLevel && this.#isScreenplay) return [`.${line}`];
    return [`${"#".repeat(this.#isScreenplay && level > sceneLevel ? level - 1 : level)} ${line}`];
  }

  #paragraph(node: Node): readonly string[] {
    const lines = this.#lines(node).map(printEmphasis);
    if (lines.every((line) => line.trim() === "")) return [];
    if (node.attrs.align === "center") return [lines.map((line) => `> ${line.trim()} <`).join("\n")];
    const isAlone = lines.length === 1;
    if (node.attrs.align === "right" && isAlone) return [`> ${lines.join().trim()}`];
    // Two spaces keep an empty line in its paragraph.
    return [
      lines.map((line) => (line.trim() === "" ? "  " : needsForce(line, isAlone) ? `!${line}` : line)).join("\n"),
    ];
  }

  #lines(node: Node): readonly (readonly ReadPiece[])[] {
    const lines: ReadPiece[][] = [[]];
    for (const child of node.children) {
      const has = (name: string) => child.marks.some(({ type }) => type.name === name);
      const look = { strong: has("strong"), em: has("em"), underline: has("underline") };
      const text = child.type.name === "noteMark" ? ` [[${this.#notes.get(child.attrs.id)}]]` : textOfInline(child);
      for (const [index, part] of text.split(/[\n\r\u2028\u2029]/).entries()) {
        if (index > 0) lines.push([]);
        lines.at(-1)?.push({ text: part, ...look });
      }
    }
    return lines;
  }
}

const textOfInline = (node: Node): string => (node.isText ? (node.text ?? "") : "\n");

const onOneLine = (text: string): string => text.replace(/\s+/g, " ");
