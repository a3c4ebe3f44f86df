/** A column that lists may be filtered and ordered by. */
export interface ListColumn {
  readonly type: "text" | "number" | "boolean" | "date";
  /** SQL expression; written by us, never by a caller. */
  readonly sql: string;
  /** For texts: the stored form without regard to case; without it the text is folded when asked. */
  readonly folded?: string;
}

/** The columns of a list by the names of the wire. */
export type ListColumns = Readonly<Record<string, ListColumn>>;

/** Finds a column by its name in any case. */
export function columnNamed(columns: ListColumns, name: string): ListColumn | undefined {
  const lower = name.toLowerCase();
  const found = Object.keys(columns).find((key) => key.toLowerCase() === lower);
  return found === undefined ? undefined : columns[found];
}
