/** The value of a cell. */
export type Cell = string | boolean | null | readonly string[];

/** A row of any table, by column. */
export type TableRow = { readonly [column: string]: Cell };

/**
 * How a member is read and written. `line` is trimmed text without line breaks, `text` is text as written, `maybe` is
 * text where none is null, `flag` is yes or no, `choice` is one of some words, and `list` is several nonempty trimmed
 * texts.
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
      /** The value that replaces an unknown word. Without it, the row is refused. */
      readonly unknown?: string;
    }
  | { readonly kind: "list" };

/** A type of rows, with its columns in the order in which they are written. */
export interface TableFormat<Row extends TableRow> {
  readonly columns: { readonly [Name in keyof Row & string]: ColumnFormat };
  /** Other names of columns, in lowercase and without spaces. */
  readonly aliases: { readonly [alias: string]: string };
}

/** Returns the names of a table's columns, in order. */
export const columnsOf = <Row extends TableRow>({ columns }: TableFormat<Row>): (keyof Row & string)[] =>
  Object.keys(columns);

/** Returns the default value of a cell. */
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

/** Whether two cells have the same value. */
export const sameCell = (a: Cell | undefined, b: Cell | undefined): boolean =>
  Array.isArray(a) && Array.isArray(b) ? a.length === b.length && a.every((each, i) => each === b[i]) : a === b;
