import type { Node } from "prosemirror-model";

/** A feature of documents that Markdown cannot represent. */
export type MarkdownLoss = "mergedCells" | "blocksInCells" | "alignment";

/** Returns what Markdown cannot represent of a document, in a fixed order: features of tables, and alignment. */
export function markdownLosses(doc: Node): MarkdownLoss[] {
  const found = new Set<MarkdownLoss>();
  doc.descendants((node) => {
    if (node.type.name === "table") {
      for (const loss of lossesOfTable(node)) found.add(loss);
      return false;
    }
    if (isAligned(node)) found.add("alignment");
    return true;
  });
  return losses.filter((loss) => found.has(loss));
}

const losses: readonly MarkdownLoss[] = ["mergedCells", "blocksInCells", "alignment"];

function lossesOfTable(table: Node): MarkdownLoss[] {
  const cells = table.children.flatMap((row) => row.children);
  const isMerged = cells.some(({ attrs }) => attrs.colspan > 1 || attrs.rowspan > 1);
  const hasBlocks = cells.some((cell) => cell.children.some(({ type }) => type.name !== "paragraph"));
  const columns = new Map<number, Set<unknown>>();
  for (const row of table.children)
    for (const [column, cell] of row.children.entries())
      for (const block of cell.children)
        columns.set(column, (columns.get(column) ?? new Set()).add(block.attrs.align ?? null));
  // A column has one alignment, and none has both edges straight.
  const isMixed = [...columns.values()].some((ways) => ways.size > 1 || ways.has("justify"));
  return [
    ...(isMerged ? (["mergedCells"] as const) : []),
    ...(hasBlocks ? (["blocksInCells"] as const) : []),
    ...(isMixed ? (["alignment"] as const) : []),
  ];
}

const isAligned = ({ attrs }: Node): boolean => typeof attrs.align === "string";
