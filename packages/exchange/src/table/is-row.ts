import { type Cell, type ColumnFormat, columnsOf, type TableFormat, type TableRow } from "./table.ts";

/** Whether a row whose type is only known from its file has all members of this table. */
export function isRow<Row extends TableRow>(table: TableFormat<Row>, row: TableRow): row is Row {
  return columnsOf(table).every((name) => fits(table.columns[name], row[name]));
}

function fits(column: ColumnFormat, cell: Cell | undefined): boolean {
  switch (column.kind) {
    case "flag":
      return typeof cell === "boolean";
    case "list":
      return Array.isArray(cell);
    case "maybe":
      return cell === null || typeof cell === "string";
    default:
      return typeof cell === "string";
  }
}
