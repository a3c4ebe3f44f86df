import type { ColumnType } from "kysely";

/** The tables as the migrations leave them, for typed queries. */
export interface Schema {
  readonly instance: {
    readonly only_row: ColumnType<boolean, never, never>;
    readonly id: ColumnType<string, never, never>;
    readonly created_at: ColumnType<Date, never, never>;
  };
}
