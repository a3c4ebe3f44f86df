import type { DocxCell, DocxContent, DocxRow, DocxTable } from "../docx-content.ts";

/** A cell of a table as people see it, including the cells below that continue it. */
export interface MergedCell {
  readonly cell: DocxCell;
  rowspan: number;
}

/** A row with the cells that begin in it. */
export interface MergedRow {
  readonly row: DocxRow;
  readonly cells: readonly MergedCell[];
}

/**
 * Returns the rows of a table. A cell that is continued in the next row spans both, unless the continuation contains
 * words.
 */
export function mergedRows({ rows }: DocxTable): readonly MergedRow[] {
  let above = new Map<number, MergedCell>();
  return rows.map((row) => {
    const here = new Map<number, MergedCell>();
    let column = 0;
    const cells = row.cells.flatMap((cell): MergedCell[] => {
      const at = column;
      column += cell.colspan;
      const first = cell.isContinued && !cell.content.some(hasWords) ? above.get(at) : undefined;
      if (first?.cell.colspan === cell.colspan) {
        first.rowspan++;
        here.set(at, first);
        return [];
      }
      const merged: MergedCell = { cell, rowspan: 1 };
      here.set(at, merged);
      return [merged];
    });
    above = here;
    return { row, cells };
  });
}

const hasWords = (content: DocxContent): boolean => "rows" in content || content.pieces.length > 0;
