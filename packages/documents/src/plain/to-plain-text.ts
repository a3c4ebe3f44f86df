import type { Node } from "prosemirror-model";

/**
 * Returns a document as plain text, with a blank line between paragraphs. The rows of a table are lines, with tabs
 * between cells, and notes follow the text with the numbers of their marks.
 */
export function toPlainText(doc: Node): string {
  const notes = doc.children.filter(({ type }) => type.name === "note");
  const numbers = new Map(notes.map(({ attrs }, index) => [attrs.id, index + 1]));
  const written = doc.children.flatMap((node) => blocksOf(node, numbers));
  return `${written.join("\n\n")}\n`;
}

type NoteNumbers = ReadonlyMap<unknown, number>;

function blocksOf(node: Node, numbers: NoteNumbers): readonly string[] {
  if (node.isTextblock) return [wordsOf(node, numbers)];
  if (node.type.name === "table") {
    const cell = (each: Node) => inside(each, numbers).join(" ").replace(/\s+/g, " ");
    return [node.children.map((row) => row.children.map(cell).join("\t")).join("\n")];
  }
  const blocks = inside(node, numbers);
  if (node.type.name !== "note") return blocks;
  const [first = "", ...rest] = blocks;
  return [`[${numbers.get(node.attrs.id)}] ${first}`, ...rest];
}

const inside = (node: Node, numbers: NoteNumbers): readonly string[] =>
  node.children.flatMap((child) => blocksOf(child, numbers));

/** Returns the words of a textblock. The mark of a note is its number in brackets. */
function wordsOf(block: Node, numbers: NoteNumbers): string {
  return block.textBetween(0, block.content.size, "\n", ({ type, attrs }) =>
    type.name === "noteMark" ? `[${numbers.get(attrs.id)}]` : "\n",
  );
}
