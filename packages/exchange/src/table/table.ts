/** What one cell of a row may hold. */
export type Cell = string | boolean | null | readonly string[];

/** A row of any table: its members by name. */
export type TableRow = { readonly [column: string]: Cell };

/**
 * How a member is read and written.
 * `line`: trimmed text without line breaks. `text`: text as it stands. `maybe`: text, where none is null.
 * `flag`: yes or no. `choice`: one of some words. `list`: several pieces of trimmed text, none of them empty.
 */
export type ColumnFormat =
  | { readonly kind: "line"; readonly required?: true }
  | { readonly kind: "text"; readonly required?: true }
  | { readonly kind: "maybe" }
  | { readonly kind: "flag"; readonly otherwise: boolean }
  | {
      readonly kind: "choice";
      readonly values: readonly string[];
      readonly otherwise: string;
      /** What a word that is none of the values becomes; without it the row is refused. */
      readonly unknown?: string;
    }
  | { readonly kind: "list" };

/** One kind of rows: its columns in the order they are written. */
export interface TableFormat<Row extends TableRow> {
  readonly columns: { readonly [Name in keyof Row & string]: ColumnFormat };
  /** Other names people give to columns, in small letters without blanks. */
  readonly aliases: { readonly [alias: string]: string };
}

/** The names of a table's columns, in order. */
export const columnsOf = <Row extends TableRow>({ columns }: TableFormat<Row>): (keyof Row & string)[] =>
  Object.keys(columns);

/** What a cell holds when nothing is said. */
export function emptyCell(column: ColumnFormat): Cell {
  switch (column.kind) {
    case "line":
    case "text":
      return "";
    case "maybe":
      return null;
    case "list":
      return [];
    case "flag":
    case "choice":
      return column.otherwise;
  }
}

/** True when both cells say the same. */
export const sameCell = (a: Cell | undefined, b: Cell | undefined): boolean =>
  Array.isArray(a) && Array.isArray(b) ? a.length === b.length && a.every((each, i) => each === b[i]) : a === b;
