import type { Node } from "prosemirror-model";

/** A unit of a document's content that an office file can represent. */
export type DocumentUnit = DocumentLeaf | DocumentTable;

/** A unit with the nodes around it, from the outside in: lists, items, quotations, definitions, figures. */
interface UnitPlace {
  readonly node: Node;
  readonly around: readonly Node[];
  /** The number of the item that it begins. Undefined outside of numbered lists. */
  readonly number?: number;
}

interface DocumentLeaf extends UnitPlace {
  readonly kind: "words" | "figure" | "pageBreak" | "rule";
}

/** A table of a document. */
export interface DocumentTable extends UnitPlace {
  readonly kind: "table";
  readonly rows: readonly (readonly DocumentCell[])[];
}

/** A cell of a table of a document. */
export interface DocumentCell {
  readonly node: Node;
  readonly units: readonly DocumentUnit[];
  readonly isHeader: boolean;
  readonly colspan: number;
  readonly rowspan: number;
}

/** Returns the kind of a paragraph, in or outside of lists: a heading with its level, code, a quotation, … */
export function kindOfUnit({ kind, node, around }: DocumentUnit): string {
  const { name } = node.type;
  if (kind !== "words") return kind;
  if (name === "heading") return `heading ${node.attrs.level}`;
  const last = around.findLast(({ type }) => type.name !== "definitions");
  return name === "paragraph" && (last?.type.name === "quote" || last?.type.name === "definition")
    ? last.type.name
    : name;
}

/**
 * Returns the units of some blocks in reading order. Lists and quotations are represented by the paragraphs in them.
 */
export const documentUnits = (blocks: readonly Node[], around: readonly Node[] = []): readonly DocumentUnit[] =>
  blocks.flatMap((node) => unitsIn(node, around));

function unitsIn(node: Node, around: readonly Node[]): readonly DocumentUnit[] {
  const { name } = node.type;
  if (name === "rule" || name === "pageBreak") return [{ kind: name, node, around }];
  if (name === "table") return [tableUnit(node, around)];
  if (name === "figure") {
    const caption = node.firstChild;
    const hasWords = caption !== null && caption.content.size > 0;
    const words: readonly DocumentUnit[] = hasWords
      ? [{ kind: "words", node: caption, around: [...around, node] }]
      : [];
    return [{ kind: "figure", node, around }, ...words];
  }
  if (name === "numbers") return node.children.flatMap((item, index) => itemUnits(item, [...around, node], index));
  if (node.isTextblock) return [{ kind: "words", node, around }];
  return node.isLeaf ? [] : documentUnits(node.children, [...around, node]);
}

/** Returns the units of an item of a numbered list, whose first one is its paragraph. */
function itemUnits(item: Node, around: readonly Node[], index: number): readonly DocumentUnit[] {
  const [first, ...rest] = unitsIn(item, around);
  if (first?.kind !== "words") return first ? [first, ...rest] : rest;
  return [{ ...first, number: Number(around.at(-1)?.attrs.start) + index }, ...rest];
}

const tableUnit = (node: Node, around: readonly Node[]): DocumentTable => ({
  kind: "table",
  node,
  around,
  rows: node.children.map((row) =>
    row.children.map((cell) => ({
      node: cell,
      units: documentUnits(cell.children),
      isHeader: cell.type.name === "headerCell",
      colspan: Number(cell.attrs.colspan),
      rowspan: Number(cell.attrs.rowspan),
    })),
  ),
});
