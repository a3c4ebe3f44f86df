import type { Node } from "prosemirror-model";

/** What a document has one after another, as far as a file for Word can hold it. */
export type DocumentUnit =
  | { readonly kind: "words" | "figure" | "pageBreak" | "rule"; readonly node: Node }
  | DocumentTable;

/** A table of a document. */
export interface DocumentTable {
  readonly kind: "table";
  readonly node: Node;
  readonly rows: readonly (readonly DocumentCell[])[];
}

/** A cell of a table of a document. */
export interface DocumentCell {
  readonly units: readonly DocumentUnit[];
  readonly isHeader: boolean;
  readonly colspan: number;
  readonly rowspan: number;
}

/** Returns the units of some blocks in reading order: lists and quotations are the paragraphs in them. */
export const documentUnits = (blocks: readonly Node[]): readonly DocumentUnit[] => blocks.flatMap(unitsIn);

function unitsIn(node: Node): readonly DocumentUnit[] {
  const { name } = node.type;
  if (name === "rule" || name === "pageBreak") return [{ kind: name, node }];
  if (name === "table") return [tableUnit(node)];
  if (name === "figure") {
    const caption = node.firstChild;
    const words = caption && caption.content.size > 0 ? [{ kind: "words" as const, node: caption }] : [];
    return [{ kind: "figure", node }, ...words];
  }
  if (node.isTextblock) return [{ kind: "words", node }];
  return node.isLeaf ? [] : documentUnits(node.children);
}

const tableUnit = (node: Node): DocumentTable => ({
  kind: "table",
  node,
  rows: node.children.map((row) =>
    row.children.map((cell) => ({
      units: documentUnits(cell.children),
      isHeader: cell.type.name === "headerCell",
      colspan: Number(cell.attrs.colspan),
      rowspan: Number(cell.attrs.rowspan),
    })),
  ),
});
