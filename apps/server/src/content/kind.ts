import { type ListColumns, namedColumns } from "../db/index.ts";

/** Tables of content that callers write row by row. */
export type ContentTable =
  | "dictionary_entry"
  | "snippet_folder"
  | "snippet"
  | "style_guide"
  | "style_guide_item"
  | "term_base"
  | "term";

/** A writable member of a row, with its column and SQL type. */
export interface WritableMember {
  readonly column: string;
  readonly type: "text" | "boolean" | "integer" | "bigint" | "text[]";
}

/** The names of content types in the activity log. */
type ContentAct = "dictionary" | "style-guide" | "rule" | "term-base" | "term" | "snippet-folder" | "snippet";

/** The definition of a type of content. None of it comes from callers. */
export interface ContentKind {
  readonly table: ContentTable;
  /** The writable members by their API names. */
  readonly members: Readonly<Record<string, WritableMember>>;
  /** Computed members of a response, as SQL over the row `t`. */
  readonly computed: Readonly<Record<string, string>>;
  /** Members that repeat another one, by their names. */
  readonly aliases?: Readonly<Record<string, string>>;
  /** The columns to filter and sort by, over the row `t`. */
  readonly columns: ListColumns;
  readonly defaultOrder: string;
  /** What contains rows of this type: a guide, a term base, or a folder. */
  readonly parent?: { readonly kind: ContentKind; readonly member: string; readonly most: number };
  /** The column that names a row of the same type and owner that contains this one. */
  readonly within?: string;
  /** The most rows of one owner, for types without a parent. */
  readonly mostPerOwner?: number;
  /** Returns the name of the first row, which every owner has, in the current language. */
  readonly firstName?: () => string;
  /** Its name in the activity log, and the member by which people call a row. */
  readonly act: ContentAct;
  readonly called: string;
  /** The member named in errors about duplicate rows. */
  readonly uniqueMember: string;
}

/** Returns the columns that lists of all types can be filtered and sorted by. */
export function factColumns(personId: number): ListColumns {
  return {
    ...namedColumns({ number: ["Id", "CreatedBy", "RowVersion"], date: ["CreatedOn", "ModifiedOn"] }),
    TeamId: { type: "number", sql: `nullif(t.owner_id, ${Number(personId)})` },
  };
}
