import type { Node } from "prosemirror-model";
import { documentOf } from "../blocks/document-of.ts";
import type { ReadBlock, ReadCell, ReadContent, ReadTable } from "../blocks/read-block.ts";
import type { Alignment } from "../schema.ts";
import type { DocxContent, DocxParagraph, DocxTable } from "./docx-content.ts";
import type { DocxParts, WordsPart } from "./docx-parts.ts";
import { storiesOf } from "./docx-stories.ts";
import { docxStyles } from "./docx-styles.ts";
import { readParagraphs } from "./read-paragraphs.ts";
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
 * Reads the text of a document for Word: headings, lists, quotations, code, tables, page breaks, links, how words look, and the
 * notes that the text refers to. Throws `Unreadable` for broken XML.
 */
export function docxDocument(parts: DocxParts): DocxDocument {
  const { document, footnotes, endnotes, links } = parts;
  const { kindOf, lookOf } = docxStyles(parts.styles, parts.numbering);
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
  const contentOf = (content: readonly DocxContent[]): readonly ReadContent[] =>
    content.flatMap((each): readonly ReadContent[] => {
      if ("rows" in each) return [tableOf(each, contentOf)];
      const block = blockOf(each);
      if (block.kind === "rule" || block.kind === "pageBreak") return [block];
      shown.push(each);
      if (each.pageBreak === undefined) return [block];
      return each.pageBreak === "before" ? [pageBreak, block] : [block, pageBreak];
    });
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
