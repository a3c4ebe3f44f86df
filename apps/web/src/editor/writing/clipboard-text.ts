import type { Fragment, Node } from "prosemirror-model";

/**
 * Returns some content as plain text for other programs: items keep their mark or number, quotations begin with “> ”, a blank line
 * stands between two blocks, and none between the items of a list.
 */
export const toClipboardText = (content: Fragment): string => blocks(content.content, "\n\n");

const blocks = (nodes: readonly Node[], between: string): string => nodes.map(text).join(between);

function text(node: Node): string {
  const { name } = node.type;
  if (name === "bullets") return list(node, () => "- ");
  if (name === "numbers") return list(node, (index) => `${Number(node.attrs.start) + index}. `);
  if (name === "quote") return indented(blocks(node.children, "\n\n"), "> ", "> ");
  if (name === "item") return blocks(node.children, "\n");
  if (name === "rule" || name === "pageBreak") return "---";
  if (name === "table") return blocks(node.children, "\n");
  if (name === "row") return node.children.map((cell) => text(cell).replace(/\s+/g, " ")).join("\t");
  if (name === "definitions") return blocks(node.children, "\n");
  return node.isInline ? leaf(node) : words(node);
}

const leaf = (node: Node): string => node.text ?? (node.type.name === "newline" ? "\n" : "");
const words = (node: Node): string =>
  node.isTextblock ? node.children.map(leaf).join("") : blocks(node.children, "\n\n");

const list = (node: Node, mark: (index: number) => string): string =>
  node.children.map((item, index) => indented(text(item), mark(index), " ".repeat(mark(index).length))).join("\n");

/** Returns the lines of a text with one prefix before the first line and another before the rest. */
const indented = (lines: string, first: string, others: string): string =>
  lines
    .split("\n")
    .map((line, index) => (index === 0 ? first + line : (others + line).trimEnd()))
    .join("\n");
