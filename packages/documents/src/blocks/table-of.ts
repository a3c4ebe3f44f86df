import type { Node } from "prosemirror-model";
import { schema } from "../schema.ts";

const { table, row, cell, headerCell, paragraph } = schema.nodes;

/** A cell with the blocks in it. */
export interface BuiltCell {
  readonly content: readonly Node[];
  readonly isHeader: boolean;
  readonly colspan: number;
  readonly rowspan: number;
}

/** More columns than any table has that people read. */
const mostColumns = 1000;

/**
 * Returns a table of these rows in which every row has the same width: cells that are missing are empty, and none covers rows that
 * are not there, or columns that a cell above covers. A paragraph if there is no cell at all.
 */
export function tableOf(rows: readonly (readonly BuiltCell[])[]): Node {
  /** For each column, the row at which what covers it ends. */
  const ends: number[] = [];
  const isFree = (column: number, at: number) => (ends[column] ?? 0) <= at;
  const fitted = rows.map((cells, at) => {
    let column = 0;
    const nodes = cells.map((each) => {
      while (!isFree(column, at)) column++;
      const rowspan = Math.min(Math.max(1, each.rowspan), rows.length - at);
      const wanted = Math.min(Math.max(1, each.colspan), mostColumns);
      let colspan = 0;
      do ends[column + colspan++] = at + rowspan;
      while (colspan < wanted && isFree(column + colspan, at));
      column += colspan;
      return nodeOf(each, colspan, rowspan);
    });
    return { nodes, covered: ends.filter((end) => end > at).length };
  });
  if (ends.length === 0) return paragraph.create();
  return table.create(
    null,
    fitted.map(({ nodes, covered }) =>
      row.create(null, [...nodes, ...Array.from({ length: ends.length - covered }, emptyCell)]),
    ),
  );
}

const emptyCell = (): Node => cell.create(null, paragraph.create());

function nodeOf({ content, isHeader }: BuiltCell, colspan: number, rowspan: number): Node {
  const type = isHeader ? headerCell : cell;
  return type.create({ colspan, rowspan }, content.length > 0 ? content : paragraph.create());
}
