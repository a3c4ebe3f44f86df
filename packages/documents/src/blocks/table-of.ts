import type { Node } from "prosemirror-model";
import { schema } from "../schema.ts";

const { table, row, cell, headerCell, paragraph } = schema.nodes;

/** A cell with its blocks. */
export interface BuiltCell {
  readonly content: readonly Node[];
  readonly isHeader: boolean;
  readonly colspan: number;
  readonly rowspan: number;
}

/** More columns than any real table has. */
const mostColumns = 1000;

/**
 * Returns a table with these rows in which every row has the same width. The last cell of a short row is widened, and
 * no cell spans rows that do not exist, or columns that a cell above covers. Returns a paragraph if there are no cells.
 */
export function tableOf(rows: readonly (readonly BuiltCell[])[]): Node {
  /** For each column, the row at which the cell that covers it ends. */
  const ends: number[] = [];
  const isFree = (column: number, at: number) => (ends[column] ?? 0) <= at;
  const fitted = rows.map((cells, at) => {
    let column = 0;
    const placed = cells.map((cell): PlacedCell => {
      while (!isFree(column, at)) column++;
      const rowspan = Math.min(Math.max(1, cell.rowspan), rows.length - at);
      const wanted = Math.min(Math.max(1, cell.colspan), mostColumns);
      let colspan = 0;
      do ends[column + colspan++] = at + rowspan;
      while (colspan < wanted && isFree(column + colspan, at));
      column += colspan;
      return { ...cell, colspan, rowspan, end: column };
    });
    return { placed, covered: ends.map((end) => end > at) };
  });
  if (ends.length === 0) return paragraph.create();
  return table.create(
    null,
    fitted.map((_, at) => row.create(null, filledRow(fitted.slice(at), ends.length))),
  );
}

/** A cell with its end column. */
interface PlacedCell extends BuiltCell {
  readonly end: number;
}

interface FittedRow {
  readonly placed: readonly PlacedCell[];
  /** The columns that are covered by a cell of this row or one above. */
  readonly covered: boolean[];
}

/**
 * Returns the cells of the first of some rows, filled up to the width. The columns that its last cell takes are marked
 * as covered in the rows below, too.
 */
function filledRow(rows: readonly FittedRow[], width: number): readonly Node[] {
  const [{ placed, covered } = { placed: [], covered: [] }] = rows;
  const missing = Array.from({ length: width }, (_, column) => column).filter((column) => !covered[column]);
  const last = placed.at(-1);
  const spanned = rows.slice(0, last?.rowspan ?? 0);
  const isNext = missing.every(
    (column, index) => column === (last?.end ?? -1) + index && spanned.every((each) => !each.covered[column]),
  );
  // What is not next to the last cell needs cells of its own.
  if (!last || !isNext) return [...placed.map(nodeOf), ...missing.map(emptyCell)];
  for (const each of spanned) for (const column of missing) each.covered[column] = true;
  return [...placed.slice(0, -1), { ...last, colspan: last.colspan + missing.length }].map(nodeOf);
}

const emptyCell = (): Node => cell.create(null, paragraph.create());

function nodeOf({ content, isHeader, colspan, rowspan }: BuiltCell): Node {
  const type = isHeader ? headerCell : cell;
  return type.create({ colspan, rowspan }, content.length > 0 ? content : paragraph.create());
}
