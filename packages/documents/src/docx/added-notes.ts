import type { Node } from "prosemirror-model";
import { attributeOf, xmlPieces } from "../xml/xml-pieces.ts";
import { type NoteReference, runsOf } from "./word-elements.ts";

const raised = '<w:rPr><w:vertAlign w:val="superscript"/></w:rPr>';

const emptyPart =
  '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<w:footnotes xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:footnote w:type="separator" w:id="-1"><w:p><w:r><w:separator/></w:r></w:p></w:footnote><w:footnote w:type="continuationSeparator" w:id="0"><w:p><w:r><w:continuationSeparator/></w:r></w:p></w:footnote></w:footnotes>';

/** Notes of a document that its file does not contain yet, with the numbers they get there. */
export class AddedNotes {
  readonly #notes: readonly Node[];
  readonly #numbers: ReadonlyMap<string, number>;

  constructor(footnotes: string, notes: readonly Node[]) {
    this.#notes = notes;
    const first = notes.length > 0 ? 1 + Math.max(0, ...numbersIn(footnotes)) : 1;
    this.#numbers = new Map(notes.map(({ attrs }, index) => [String(attrs.id), first + index]));
  }

  /** Returns the marks of notes in a block, in order, whether or not the file contains the notes. */
  marksIn(block: Node): readonly NoteReference[] {
    return block.children
      .filter(({ type }) => type.name === "noteMark")
      .map(({ attrs }) => ({ id: String(attrs.id), run: this.#runOf(String(attrs.id)) }));
  }

  /** Returns the part of the footnotes with the new ones added at the end. */
  addedTo(footnotes: string): string {
    if (this.#notes.length === 0) return footnotes;
    const part = footnotes || emptyPart;
    const at = part.lastIndexOf("</");
    return part.slice(0, at) + this.#notes.map((note) => this.#written(note)).join("") + part.slice(at);
  }

  #runOf(id: string): string {
    const [, kind = "footnote", own = ""] = /^(footnote|endnote)-(-?\d+)$/.exec(id) ?? [];
    const number = this.#numbers.get(id) ?? own;
    return `<w:r>${raised}<w:${kind}Reference w:id="${number}"/></w:r>`;
  }

  #written(note: Node): string {
    const paragraphs = note.children.map((paragraph, index) => {
      const mark =
        index === 0 ? `<w:r>${raised}<w:footnoteRef/></w:r><w:r><w:t xml:space="preserve"> </w:t></w:r>` : "";
      return `<w:p>${mark}${runsOf(paragraph, [])}</w:p>`;
    });
    return `<w:footnote w:id="${this.#numbers.get(String(note.attrs.id))}">${paragraphs.join("")}</w:footnote>`;
  }
}

function numbersIn(footnotes: string): readonly number[] {
  const found: number[] = [];
  for (const { kind, name, source } of xmlPieces(footnotes))
    if (kind !== "close" && name === "w:footnote") found.push(Number(attributeOf(source, "w:id")) || 0);
  return found;
}
