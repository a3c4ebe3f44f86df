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

/** A member of a row that callers may write: its column and the column's SQL type. */
export interface WritableMember {
  readonly column: string;
  readonly type: "text" | "boolean" | "integer" | "bigint" | "text[]";
}

/** What the activity log calls the kinds of content. */
type ContentAct = "dictionary" | "style-guide" | "rule" | "term-base" | "term" | "snippet-folder" | "snippet";

/** What is true of one kind of content; everything in it is written by us. */
export interface ContentKind {
  readonly table: ContentTable;
  /** Settable members by their names on the wire. */
  readonly members: Readonly<Record<string, WritableMember>>;
  /** Further members of an answer: SQL over the row `t`. */
  readonly computed: Readonly<Record<string, string>>;
  /** Further members that say the same as another: its name by theirs. */
  readonly aliases?: Readonly<Record<string, string>>;
  /** Columns for filter and order, over the row `t`. */
  readonly columns: ListColumns;
  readonly defaultOrder: string;
  /** What rows of this kind lie in: a guide, a term base, a folder. */
  readonly parent?: { readonly kind: ContentKind; readonly member: string; readonly most: number };
  /** The column that names another row of the same kind and owner that this one lies in. */
  readonly within?: string;
  /** Most rows one owner may have, for kinds without a parent. */
  readonly mostPerOwner?: number;
  /** Name of the first row, which every owner has from the beginning; in the language of who is there first. */
  readonly firstName?: () => string;
  /** Its name in the activity log, and the member that people call a row by. */
  readonly act: ContentAct;
  readonly called: string;
  /** The member told to callers when a row is already there. */
  readonly uniqueMember: string;
}

/** Columns that lists of all kinds may be filtered and ordered by. */
export function factColumns(personId: number): ListColumns {
  return {
    ...namedColumns({ number: ["Id", "CreatedBy", "RowVersion"], date: ["CreatedOn", "ModifiedOn"] }),
    TeamId: { type: "number", sql: `nullif(t.owner_id, ${Number(personId)})` },
  };
}
