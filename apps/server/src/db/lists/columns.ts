/** A column that lists can be filtered and sorted by. */
export interface ListColumn {
  readonly type: "text" | "number" | "boolean" | "date";
  /** The SQL expression, which never comes from a caller. */
  readonly sql: string;
  /** The stored case-insensitive form of a text. Without it, case is folded in the query. */
  readonly folded?: string;
}

/** The columns of a list by their API names. */
export type ListColumns = Readonly<Record<string, ListColumn>>;

/** Returns a column by its name in any case. */
export function columnNamed(columns: ListColumns, name: string): ListColumn | undefined {
  const lower = name.toLowerCase();
  const found = Object.keys(columns).find((key) => key.toLowerCase() === lower);
  return found === undefined ? undefined : columns[found];
}
