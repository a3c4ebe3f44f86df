import type { Node } from "prosemirror-model";
import type { DocumentImage, ImageResolver } from "../images/document-image.ts";
import { MarkupWriter, notesIn } from "../markup/markup-writer.ts";

/** A chapter of a book. */
export interface BookChapter {
  /** The name of its file. */
  readonly name: string;
  /** Its content in XHTML. */
  readonly body: string;
  readonly headings: readonly BookHeading[];
}

/** A heading that is listed in the table of contents. */
export interface BookHeading {
  readonly id: string;
  readonly level: number;
  readonly words: string;
}

/** The content of a book that is made from a document. */
export interface BookContent {
  readonly chapters: readonly BookChapter[];
  /** The images in the chapters by their file names. */
  readonly images: ReadonlyMap<string, DocumentImage>;
}

/**
 * Returns a document as chapters. Each heading of the first level begins a chapter, and each note is in the chapter of
 * its mark.
 */
export function bookContent(doc: Node, imageOf: ImageResolver): BookContent {
  const images = new Map<string, DocumentImage>();
  const written = new Set<number>();
  let headings: BookHeading[] = [];
  let marked: number[] = [];
  let count = 0;
  const writer = new MarkupWriter(doc, {
    emptyEnd: "/",
    imageOf,
    addressOf(hash, image) {
      const name = `images/${hash}.${image.type.slice(6)}`;
      images.set(name, image);
      return name;
    },
    noteMark(number) {
      if (number === 0) return "";
      const id = written.has(number) ? "" : ` id="mark${number}"`;
      if (!written.has(number)) marked.push(number);
      written.add(number);
      return `<sup><a${id} epub:type="noteref" role="doc-noteref" href="#note${number}">${number}</a></sup>`;
    },
    headingAttributes({ attrs, textContent }) {
      count += 1;
      headings.push({ id: `heading${count}`, level: Number(attrs.level), words: textContent });
      return ` id="heading${count}"`;
    },
  });
  const notes = notesIn(doc);
  const chapters = chaptersOf(doc).map((blocks, index): BookChapter => {
    headings = [];
    marked = [];
    const text = writer.blocks(blocks);
    const asides = marked.map((number) => asideOf(writer, notes[number - 1], number));
    return { name: `chapter${index + 1}.xhtml`, body: [text, ...asides].join("\n"), headings };
  });
  return { chapters, images };
}

/** Returns the blocks of each chapter. */
function chaptersOf(doc: Node): readonly (readonly Node[])[] {
  const chapters: Node[][] = [];
  for (const node of doc.children) {
    if (node.type.name === "note") continue;
    const isStart = node.type.name === "heading" && node.attrs.level === 1;
    const last = chapters.at(-1);
    if (isStart || !last) chapters.push([node]);
    else last.push(node);
  }
  return chapters;
}

function asideOf(writer: MarkupWriter, note: Node | undefined, number: number): string {
  if (!note) return "";
  const back = `<a class="back" role="doc-backlink" href="#mark${number}">↩</a>`;
  return `<aside id="note${number}" epub:type="footnote" role="doc-footnote">\n${writer.note(note, back)}\n</aside>`;
}
