import type { Node } from "prosemirror-model";
import { emptyDocument } from "../empty-document.ts";
import { schema } from "../schema.ts";
import { type DocxKind, kindsOf } from "./docx-lists.ts";
import { type DocxParagraph, type DocxPiece, readParagraphs } from "./read-paragraphs.ts";
import { withWords } from "./with-words.ts";

/** The parts of a .docx that tell its text. */
export interface DocxParts {
  /** `word/document.xml`. */
  readonly document: string;
  /** `word/styles.xml` and `word/numbering.xml`; empty where there is none. */
  readonly styles: string;
  readonly numbering: string;
}

/** A document for Word as one of ours. */
export interface DocxDocument {
  readonly doc: Node;
  /** `word/document.xml` with the words of another document; whatever else it holds stays as it was. */
  with(doc: Node): string;
}

/**
 * Reads the text of a document for Word: headings, lists, bold and italic; rows of tables as paragraphs. Throws `UnreadableXml` for
 * what is none.
 */
export function docxDocument({ document, styles, numbering }: DocxParts): DocxDocument {
  const paragraphs = readParagraphs(document);
  const kindOf = kindsOf(styles, numbering);
  return {
    doc: documentOf(paragraphs.map((paragraph) => [paragraph, kindOf(paragraph.properties)])),
    with: (doc) => withWords(document, paragraphs, doc),
  };
}

function documentOf(paragraphs: readonly (readonly [DocxParagraph, DocxKind])[]): Node {
  const { doc, heading, paragraph, bullets, numbers, item } = schema.nodes;
  const blocks: Node[] = [];
  for (const [{ pieces }, kind] of paragraphs) {
    const content = pieces.flatMap(inlineOf);
    if (typeof kind === "object") blocks.push(heading.create({ level: kind.heading }, content));
    else if (kind === "paragraph") blocks.push(paragraph.create(null, content));
    else {
      const list = kind === "bullets" ? bullets : numbers;
      const entry = item.create(null, paragraph.create(null, content));
      const before = blocks.at(-1);
      if (before?.type === list) blocks[blocks.length - 1] = before.copy(before.content.addToEnd(entry));
      else blocks.push(list.create(null, entry));
    }
  }
  return blocks.length > 0 ? doc.create(null, blocks) : emptyDocument();
}

function inlineOf({ text, strong, em }: DocxPiece): readonly Node[] {
  const { newline } = schema.nodes;
  const marks = [...(em ? [schema.marks.em.create()] : []), ...(strong ? [schema.marks.strong.create()] : [])];
  return text
    .split(/(\n)/)
    .filter((part) => part !== "")
    .map((part) => (part === "\n" ? newline.create(null, null, marks) : schema.text(part, marks)));
}
