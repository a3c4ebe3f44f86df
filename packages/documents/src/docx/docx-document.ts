import { Fragment, type Node } from "prosemirror-model";
import { emptyDocument } from "../empty-document.ts";
import { schema } from "../schema.ts";
import { type DocxKind, kindsOf, type ListItem } from "./docx-lists.ts";
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
  /** Whether it has changes that nobody has accepted or rejected; they are read as if they were accepted. */
  readonly isTracked: boolean;
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
    isTracked: /<w:(?:ins|del|moveFrom|moveTo)[\s>]/.test(document),
    doc: documentOf(paragraphs.map((paragraph) => [paragraph, kindOf(paragraph.properties)])),
    with: (doc) => withWords(document, paragraphs, doc),
  };
}

function documentOf(paragraphs: readonly (readonly [DocxParagraph, DocxKind])[]): Node {
  const { doc, heading, paragraph, item } = schema.nodes;
  const blocks: Node[] = [];
  for (const [{ pieces }, kind] of paragraphs) {
    const content = pieces.flatMap(inlineOf);
    if (kind === "paragraph") blocks.push(paragraph.create(null, content));
    else if ("heading" in kind) blocks.push(heading.create({ level: kind.heading }, content));
    else addItem(blocks, item.create(null, paragraph.create(null, content)), kind);
  }
  return blocks.length > 0 ? doc.create(null, blocks) : emptyDocument();
}

/** Adds an item to the list that some blocks end with, or to one inside its last item; without a list they get one. */
function addItem(blocks: Node[], entry: Node, { list, level }: ListItem): void {
  const type = schema.nodes[list];
  const before = blocks.at(-1);
  const last = before?.type.name === "bullets" || before?.type.name === "numbers" ? before.lastChild : undefined;
  if (before && last && level > 0) {
    const inside = [...last.children];
    addItem(inside, entry, { list, level: level - 1 });
    const items = before.children.with(-1, last.copy(Fragment.from(inside)));
    blocks[blocks.length - 1] = before.copy(Fragment.from(items));
  } else if (before && before.type === type) blocks[blocks.length - 1] = before.copy(before.content.addToEnd(entry));
  else blocks.push(type.create(null, entry));
}

function inlineOf({ text, strong, em }: DocxPiece): readonly Node[] {
  const { newline } = schema.nodes;
  const marks = [...(em ? [schema.marks.em.create()] : []), ...(strong ? [schema.marks.strong.create()] : [])];
  return text
    .split(/(\n)/)
    .filter((part) => part !== "")
    .map((part) => (part === "\n" ? newline.create(null, null, marks) : schema.text(part, marks)));
}
