import type { DocumentCell } from "../../units/document-units.ts";

const borders = ["top", "left", "bottom", "right", "insideH", "insideV"]
  .map((side) => `<w:${side} w:val="single" w:sz="4" w:space="0" w:color="auto"/>`)
  .join("");

/** The properties of a new table: as wide as the text, with borders around its cells. */
const tableProperties = `<w:tblPr><w:tblW w:w="5000" w:type="pct"/><w:tblBorders>${borders}</w:tblBorders></w:tblPr>`;

/**
 * Returns the source of a table for Word. `contentOf` writes the content of a cell, and `properties` are those of the
 * table.
 */
export function tableSource(
  rows: readonly (readonly DocumentCell[])[],
  contentOf: (cell: DocumentCell) => string,
  properties = tableProperties,
): string {
  const places = placesOf(rows);
  const columns = Math.max(1, ...places.map(({ length }) => length));
  const written = places.map((row, index) => {
    const cells = Array.from(row, (place) => (place?.isBeside ? "" : cellSource(place, contentOf)));
    return rowSource(cells, isHeader(rows[index] ?? []) ? "<w:trPr><w:tblHeader/></w:trPr>" : "");
  });
  return `<w:tbl>${properties}<w:tblGrid>${"<w:gridCol/>".repeat(columns)}</w:tblGrid>${written.join("")}</w:tbl>`;
}

/** A place in the grid of a table, with the cell that covers it. */
interface GridPlace {
  readonly cell: DocumentCell;
  /** Whether the cell begins in a row above. */
  readonly isBelow: boolean;
  /** Whether the cell begins in an earlier column. */
  readonly isBeside: boolean;
}

function placesOf(rows: readonly (readonly DocumentCell[])[]): readonly (readonly (GridPlace | undefined)[])[] {
  const grid = rows.map((): (GridPlace | undefined)[] => []);
  for (const [index, cells] of rows.entries())
    for (const cell of cells) {
      const own = grid[index] ?? [];
      const free = own.findIndex((_, column) => !own[column]);
      const column = free === -1 ? own.length : free;
      for (const [down, row] of grid.slice(index, index + cell.rowspan).entries())
        for (let across = 0; across < cell.colspan; across++)
          row[column + across] = { cell, isBelow: down > 0, isBeside: across > 0 };
    }
  return grid;
}

/** Returns a row with these cells, of which there must be at least one. */
export const rowSource = (cells: readonly string[], properties: string): string =>
  `<w:tr>${properties}${cells.join("") || "<w:tc><w:p/></w:tc>"}</w:tr>`;

const isHeader = (cells: readonly DocumentCell[]): boolean => cells.length > 0 && cells.every((cell) => cell.isHeader);

/** A cell; Word has one as well where a cell from above goes on. */
function cellSource(place: GridPlace | undefined, contentOf: (cell: DocumentCell) => string): string {
  const { colspan = 1, rowspan = 1 } = place?.cell ?? {};
  const span = colspan > 1 ? `<w:gridSpan w:val="${colspan}"/>` : "";
  const merged = place?.isBelow ? "<w:vMerge/>" : rowspan > 1 ? '<w:vMerge w:val="restart"/>' : "";
  const content = place && !place.isBelow ? contentOf(place.cell) : "<w:p/>";
  return `<w:tc><w:tcPr><w:tcW w:w="0" w:type="auto"/>${span}${merged}</w:tcPr>${content}</w:tc>`;
}
