import { schema } from "@housestyle/documents";
import { Fragment, type Node } from "prosemirror-model";
import type { Selection } from "prosemirror-state";

const { doc: document, paragraph, table, row, note, noteMark } = schema.nodes;

/** Returns what is selected as a document of its own, with the notes whose marks are in it. */
export function selectedDocument(doc: Node, selection: Selection): Node {
  const selected = selection.content().content;
  // Cells are selected without their table.
  const nodes = selected.firstChild?.type === row ? [table.create(null, selected)] : selected.content;
  const marked = marksIn(nodes);
  const notes = doc.children.filter((node) => node.type === note && marked.has(node.attrs.id));
  const blocks = nodes
    .filter((node) => node.type !== note || !marked.has(node.attrs.id))
    .flatMap((node) => (node.type === note ? node.children : [node]))
    .map(fitted);
  return document.create(null, [...(blocks.length > 0 ? blocks : [paragraph.create()]), ...notes]);
}

function marksIn(nodes: readonly Node[]): ReadonlySet<unknown> {
  const ids = new Set<unknown>();
  for (const node of nodes)
    node.descendants(({ type, attrs }) => {
      if (type === noteMark) ids.add(attrs.id);
    });
  return ids;
}

/** A node with what its kind asks for, such as the first paragraph of an item that was cut. */
function fitted(node: Node): Node {
  if (node.isTextblock || node.isLeaf) return node;
  return node.type.createAndFill(node.attrs, Fragment.from(node.children.map(fitted))) ?? node;
}
