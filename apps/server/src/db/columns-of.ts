import type { Member, TableDefinition } from "@housestyle/tables";
import type { ColumnType, Generated } from "kysely";

/** Converts `SubCategory` to `sub_category`. */
type Snake<Name extends string> = Name extends `${infer Letter}${infer Rest}`
  ? `${Letter extends Lowercase<Letter> ? Letter : `_${Lowercase<Letter>}`}${Snake<Rest>}`
  : Name;

type ColumnOf<Name extends string, M> = M extends { readonly column: infer Column extends string }
  ? Column
  : Snake<Uncapitalize<Name>>;

type Cell<M extends Member> = M extends { readonly kind: "flag" }
  ? Generated<boolean>
  : M extends { readonly kind: "list" }
    ? Generated<string[]>
    : M extends { readonly kind: "place" }
      ? Generated<number>
      : M extends { readonly kind: "row" }
        ? number | null
        : M extends { readonly kind: "maybe" }
          ? string | null
          : M extends { readonly required: string } | { readonly kind: "choice" }
            ? string
            : Generated<string>;

type Members<T extends TableDefinition> = T["members"];
type Names<T extends TableDefinition> = keyof Members<T> & string;
type Folded<T extends TableDefinition> = {
  readonly [Name in Names<T> as Members<T>[Name] extends { readonly filter: "folded" }
    ? `${ColumnOf<Name, Members<T>[Name]>}_fold`
    : never]: ColumnType<string | null, never, never>;
};

/** The columns of a table of content according to its definition. The database fills those with `_fold` itself. */
export type ColumnsOf<T extends TableDefinition> = {
  readonly [Name in Names<T> as ColumnOf<Name, Members<T>[Name]>]: Cell<Members<T>[Name]>;
} & Folded<T>;
