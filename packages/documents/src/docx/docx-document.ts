import type { Node } from "prosemirror-model";
import { documentOf } from "../blocks/document-of.ts";
import type { ReadBlock } from "../blocks/read-block.ts";
import type { ImageResolver } from "../images/document-image.ts";
import type { ChangeAuthor } from "../in-place/change-author.ts";
import { type DocumentUnit, documentUnits } from "../units/document-units.ts";
import { hasNumbers } from "../units/has-numbers.ts";
import { Additions } from "./additions.ts";
import type { DocxParagraph } from "./docx-content.ts";
import type { DocxParts, WordsPart } from "./docx-parts.ts";
import { type DocxWords, storiesOf } from "./docx-stories.ts";
import { type DocxStyles, docxStyles } from "./docx-styles.ts";
import { ListCounter } from "./list-counter.ts";
import { readParagraphs } from "./read-paragraphs.ts";
import { editedSource } from "./source-edit.ts";
import { type DocxImages, fileUnits, readContentOf, shownParagraphs } from "./structure/file-units.ts";
import { listStartEdits } from "./structure/list-starts.ts";
import { type ShownUnit, shownUnits } from "./structure/shown-units.ts";
import { type TrackedWords, withTrackedWords } from "./tracked/with-tracked-words.ts";
import { withWords } from "./with-words.ts";

/** A Word document, read into one of ours. */
export interface DocxDocument {
  readonly doc: Node;
  /** Whether it has tracked changes that have been neither accepted nor rejected. They are read as if accepted. */
  readonly isTracked: boolean;
  /** Returns what new content of another document adds to other parts. */
  additions(imageOf: ImageResolver): Additions;
  /**
   * Returns the parts that contain words, with the content of another document. Everything else in them stays the same.
   */
  with(doc: Node, additions?: Additions): Readonly<Record<WordsPart, string>>;
  /** Returns the words of another document with every change tracked, so that each can be accepted or rejected. */
  withTracked(doc: Node, by: ChangeAuthor, additions?: Additions): TrackedWords;
}

/**
 * Reads the text of a Word document: headings, lists, quotations, code, tables, page breaks, links, formatting, and the
 * notes that the text refers to. Throws `Unreadable` for broken XML.
 */
export function docxDocument(parts: DocxParts, images: DocxImages = new Map()): DocxDocument {
  const { doc, shown, styles, words } = readDocx(parts, images);
  return {
    isTracked: /<w:(?:ins|del|moveFrom|moveTo)[\s>]/.test(parts.document),
    doc,
    additions: (imageOf) => new Additions(parts, styles, imageOf),
    with(now, additions = new Additions(parts, styles)) {
      const { stories, newNotes } = storiesOf(words, now);
      const wanted = { before: shown, now: unitsOf(now), notes: stories.slice(1), newNotes };
      const written = withWords(parts, wanted, additions);
      if (written.document === parts.document || !hasNumbers(now)) return written;
      // What a list shows depends on all lists before it, so the numbers are compared when everything is written.
      const again = readDocx({ ...parts, ...written, ...additions.written }, images);
      const context = { source: written.document, styles: again.styles, added: additions.lists };
      const edits = listStartEdits(again.shown, wanted.now, context);
      return { ...written, document: editedSource(written.document, edits) };
    },
    withTracked: (now, by, { links } = new Additions(parts, styles)) =>
      withTrackedWords(parts, storiesOf(words, now), { by, links }),
  };
}

/** A Word document with what its file shows. */
interface ReadDocx {
  readonly doc: Node;
  readonly shown: readonly ShownUnit[];
  readonly styles: DocxStyles;
  readonly words: DocxWords;
}

function readDocx(parts: DocxParts, images: DocxImages): ReadDocx {
  const { document, footnotes, endnotes, links } = parts;
  const styles = docxStyles(parts.styles, parts.numbering);
  const { kindOf, lookOf } = styles;
  const inNotes = { lookOf, links: new Map(), hasNote: () => false };
  const written = [
    ...readParagraphs(footnotes, "footnotes", inNotes).paragraphs,
    ...readParagraphs(endnotes, "endnotes", inNotes).paragraphs,
  ];
  const notes = new Map<string, DocxParagraph[]>();
  for (const paragraph of written) {
    const { note = "" } = paragraph;
    notes.set(note, [...(notes.get(note) ?? []), paragraph]);
  }
  const marked = new Set<string>();
  const hasNote = (id: string) => notes.has(id) && !marked.has(id) && marked.add(id).has(id);
  const text = readParagraphs(document, "document", { lookOf, links, hasNote });
  const units = fileUnits(text.content, { styles, images, counter: new ListCounter(styles.lists) });
  const blockOf = ({ properties, pieces }: DocxParagraph): ReadBlock => ({ kind: kindOf(properties), pieces });
  const noteBlocks = new Map([...marked].map((id) => [id, (notes.get(id) ?? []).map(blockOf)]));
  const words = {
    text: shownParagraphs(units),
    notes: new Map([...marked].map((id) => [id, notes.get(id) ?? []])),
  };
  const doc = documentOf(readContentOf(units), noteBlocks);
  return { doc, shown: shownUnits(units, unitsOf(doc)), styles, words };
}

const unitsOf = (doc: Node): readonly DocumentUnit[] =>
  documentUnits(doc.children.filter(({ type }) => type.name !== "note"));
