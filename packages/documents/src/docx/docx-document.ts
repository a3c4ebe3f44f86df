import type { Node } from "prosemirror-model";
import { documentOf } from "../blocks/document-of.ts";
import type { ReadBlock } from "../blocks/read-block.ts";
import { notesTitle, withNotes } from "../blocks/with-notes.ts";
import type { DocxParts, WordsPart } from "./docx-parts.ts";
import { docxStyles } from "./docx-styles.ts";
import { type DocxParagraph, readParagraphs } from "./read-paragraphs.ts";
import type { ChangeAuthor } from "./tracked/revisions.ts";
import { type TrackedWords, withTrackedWords } from "./tracked/with-tracked-words.ts";
import { withWords } from "./with-words.ts";

/** A document for Word as one of ours. */
export interface DocxDocument {
  readonly doc: Node;
  /** Whether it has changes that nobody has accepted or rejected; they are read as if they were accepted. */
  readonly isTracked: boolean;
  /** The parts that hold words, with the words of another document; whatever else they hold stays as it was. */
  with(doc: Node): Readonly<Record<WordsPart, string>>;
  /** The same with every change tracked, so that each can be accepted or rejected. */
  withTracked(doc: Node, by: ChangeAuthor): TrackedWords;
}

/**
 * Reads the text of a document for Word: headings, lists, quotations, code, links, bold and italic; rows of tables as paragraphs, and
 * footnotes after the text. Throws `Unreadable` for broken XML.
 */
export function docxDocument(parts: DocxParts): DocxDocument {
  const { document, footnotes, endnotes, links } = parts;
  const { kindOf, lookOf } = docxStyles(parts.styles, parts.numbering);
  const blockOf = (paragraph: DocxParagraph): ReadBlock => ({
    kind: isDivider(paragraph) ? "rule" : kindOf(paragraph.properties),
    pieces: paragraph.pieces,
  });
  const text = readParagraphs(document, "document", { lookOf, links });
  const notes = [
    ...readParagraphs(footnotes, "footnotes", { lookOf, links: new Map() }),
    ...readParagraphs(endnotes, "endnotes", { lookOf, links: new Map() }),
  ];
  const written = text.filter((paragraph) => blockOf(paragraph).kind !== "rule");
  const title = titleAfter(text);
  const paragraphs = notes.length > 0 ? [...written, title, ...notes] : written;
  return {
    isTracked: /<w:(?:ins|del|moveFrom|moveTo)[\s>]/.test(document),
    doc: documentOf(withNotes(text.map(blockOf), notesOf(notes, blockOf))),
    with: (doc) => withWords(parts, paragraphs, doc),
    withTracked: (doc, by) => withTrackedWords(parts, paragraphs, doc, by),
  };
}

/** An empty paragraph with a line is what others draw dividers with. */
const isDivider = ({ pieces, properties }: DocxParagraph): boolean =>
  pieces.length === 0 && /<w:pBdr>[\s\S]*<w:(?:bottom|top)\s/.test(properties);

/** The heading of the notes, which is in no file. */
function titleAfter(text: readonly DocxParagraph[]): DocxParagraph {
  const at = text.at(-1)?.end ?? 0;
  const piece = { text: notesTitle, isWords: false, strong: false, em: false, literal: false, start: at, end: at };
  return {
    part: "document",
    pieces: [piece],
    properties: "",
    start: at,
    end: at,
    inside: undefined,
    mustStay: false,
    note: undefined,
    isTitle: true,
  };
}

function notesOf(paragraphs: readonly DocxParagraph[], blockOf: (paragraph: DocxParagraph) => ReadBlock) {
  const notes = new Map<string, ReadBlock[]>();
  for (const paragraph of paragraphs) {
    const key = `${paragraph.part}${paragraph.note}`;
    const note = notes.get(key) ?? [];
    notes.set(key, note);
    note.push(blockOf(paragraph));
  }
  return [...notes.values()];
}
