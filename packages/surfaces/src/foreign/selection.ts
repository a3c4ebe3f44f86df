import type { EditableLine } from "./editable-lines.ts";
import type { EditableLineReader } from "./read-lines.ts";

/**
 * Returns the selection of the tree that contains an editable. Some browsers have a separate one for each shadow tree.
 */
export function selectionOf(element: Element): Selection | null {
  const root = element.getRootNode() as Document & { getSelection?: () => Selection | null };
  return root.getSelection?.() ?? element.ownerDocument.getSelection();
}

/** Returns the place of a point of the page in these lines. */
export function placeOf(
  lines: readonly EditableLine[],
  reader: EditableLineReader,
  node: Node,
  offset: number,
): number {
  const [text, at] = node.nodeType === Node.TEXT_NODE ? [node, offset] : letterAt(node, offset, reader);
  const owner = reader.ownerOf(text);
  const first = lines.findIndex(({ read }) => read === owner);
  for (const line of first < 0 ? [] : lines.slice(first)) {
    const pieces = line.read.pieces.filter((piece) => piece.node === text);
    if (pieces.length === 0) break;
    const piece = pieces.find((each) => at <= each.at + each.length);
    if (piece) return line.start + piece.start + Math.max(0, at - piece.at);
  }
  const line = lines[first];
  return line ? line.start + line.text.length : 0;
}

/** Returns the text node at or after a point between nodes, or the last one before it. */
function letterAt(node: Node, offset: number, reader: EditableLineReader): readonly [Node, number] {
  const document = node.ownerDocument ?? (node as Document);
  const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
  const child = node.childNodes[offset];
  let last: Node | undefined;
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    if (reader.ownerOf(text) === undefined) continue;
    const isBehind = child && (child.contains(text) || child.compareDocumentPosition(text) & 4);
    if (isBehind) return [text, 0];
    last = text;
  }
  return [last ?? node, last?.textContent?.length ?? 0];
}
