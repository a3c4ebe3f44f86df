import type { Node } from "prosemirror-model";
import { documentOf } from "../blocks/document-of.ts";
import type { ReadBlock, ReadCell, ReadContent, ReadFigure, ReadTable } from "../blocks/read-block.ts";
import type { CollectedImage } from "../images/image-collection.ts";
import type { ChangeAuthor } from "../in-place/change-author.ts";
import type { Alignment } from "../schema.ts";
import { type DocxContent, type DocxParagraph, type DocxTable, wordsOf } from "./docx-content.ts";
import type { DocxParts, WordsPart } from "./docx-parts.ts";
import { storiesOf } from "./docx-stories.ts";
import { docxStyles } from "./docx-styles.ts";
import { readParagraphs } from "./read-paragraphs.ts";
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
 * Reads the text of a document for Word: headings, lists, quotations, code, tables, page breaks, links, how words look, and the
 * notes that the text refers to. Throws `Unreadable` for broken XML.
 */
export function docxDocument(parts: DocxParts, images: DocxImages = new Map()): DocxDocument {
  const { document, footnotes, endnotes, links } = parts;
  const { kindOf, lookOf, isCaption } = docxStyles(parts.styles, parts.numbering);
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

  const blockOf = (paragraph: DocxParagraph): ReadBlock => ({
    kind: isDivider(paragraph) ? "rule" : isPageBreak(paragraph) ? "pageBreak" : kindOf(paragraph.properties),
    pieces: paragraph.pieces,
    align: alignOf(paragraph.properties),
  });
  /** The paragraphs that are blocks with words in our document. */
  const shown: DocxParagraph[] = [];
  const blocksOf = (paragraph: DocxParagraph, figures: readonly ReadFigure[]): readonly ReadContent[] => {
    if (figures.length > 0 && wordsOf(paragraph).trim() === "") return figures;
    const block = blockOf(paragraph);
    if (block.kind === "rule" || block.kind === "pageBreak") return [block];
    shown.push(paragraph);
    if (paragraph.pageBreak === undefined) return [block, ...figures];
    return paragraph.pageBreak === "before" ? [pageBreak, block, ...figures] : [block, ...figures, pageBreak];
  };
  const contentOf = (content: readonly DocxContent[]): readonly ReadContent[] => {
    const read: ReadContent[] = [];
    for (const each of content) {
      const last = read.at(-1);
      if ("rows" in each) read.push(tableOf(each, contentOf));
      else if (
        last &&
        "image" in last &&
        last.caption.length === 0 &&
        each.pieces.length > 0 &&
        isCaption(each.properties)
      ) {
        shown.push(each);
        read[read.length - 1] = { ...last, caption: each.pieces };
      } else read.push(...blocksOf(each, figuresOf(each, images)));
    }
    return read;
  };
  const blocks = contentOf(text.content);
  const noteBlocks = new Map([...marked].map((id) => [id, (notes.get(id) ?? []).map(blockOf)]));
  const file = { text: shown, notes: new Map([...marked].map((id) => [id, notes.get(id) ?? []])) };
  return {
    isTracked: /<w:(?:ins|del|moveFrom|moveTo)[\s>]/.test(document),
    doc: documentOf(blocks, noteBlocks),
    with: (doc) => withWords(parts, storiesOf(file, doc)),
    withTracked: (doc, by) => withTrackedWords(parts, storiesOf(file, doc), by),
  };
}

/** The images of a file, by the ids of their relationships. */
export type DocxImages = ReadonlyMap<string, CollectedImage>;

function figuresOf(paragraph: DocxParagraph, images: DocxImages): readonly ReadFigure[] {
  return paragraph.images.flatMap(({ relation, alternative, size }) => {
    const image = images.get(relation);
    return image ? [{ image: { ...image, ...size }, caption: [], alternative: alternative.trim() }] : [];
  });
}

const pageBreak: ReadBlock = { kind: "pageBreak", pieces: [] };

interface OpenCell extends ReadCell {
  rowspan: number;
}

/** A table whose cells that go on in the next row span both, unless there are words in the second. */
function tableOf(
  { rows }: DocxTable,
  contentOf: (content: readonly DocxContent[]) => readonly ReadContent[],
): ReadTable {
  let above = new Map<number, OpenCell>();
  return {
    rows: rows.map(({ cells, isHeader }) => {
      const here = new Map<number, OpenCell>();
      let column = 0;
      const own = cells.flatMap(({ content, colspan, isContinued }): OpenCell[] => {
        const at = column;
        column += colspan;
        const first = isContinued && !content.some(hasWords) ? above.get(at) : undefined;
        if (first?.colspan === colspan) {
          first.rowspan++;
          here.set(at, first);
          return [];
        }
        const cell: OpenCell = { content: contentOf(content), isHeader, colspan, rowspan: 1 };
        here.set(at, cell);
        return [cell];
      });
      above = here;
      return own;
    }),
  };
}

const hasWords = (content: DocxContent): boolean => "rows" in content || content.pieces.length > 0;

/** An empty paragraph with a line is what others draw dividers with. */
const isDivider = ({ pieces, properties }: DocxParagraph): boolean =>
  pieces.length === 0 && /<w:pBdr>[\s\S]*<w:(?:bottom|top)\s/.test(properties);

const isPageBreak = ({ pieces, pageBreak: place }: DocxParagraph): boolean =>
  pieces.length === 0 && place !== undefined;

function alignOf(properties: string): Alignment | null {
  const value = /<w:jc\s[^>]*w:val\s*=\s*["'](\w+)/.exec(properties)?.[1];
  if (value === "center") return "center";
  if (value === "right" || value === "end") return "right";
  return value === "both" || value === "distribute" ? "justify" : null;
}
