import type { FileRow, Member, TableDefinition } from "@housestyle/tables";
import type { ColumnFormat } from "./table.ts";

type ColumnsOf<T extends TableDefinition> = { readonly [Name in keyof FileRow<T> & string]: ColumnFormat };

/** Returns the columns of a type of rows in files: the collection of a row, and then its members in order. */
export function columnsFor<T extends TableDefinition>({ collection, members }: T): ColumnsOf<T> {
  const around = collection === undefined ? [] : [[collection, { kind: "line" }] as const];
  const own = Object.entries(members).flatMap(([name, member]) => {
    const column = columnFor(member);
    return column ? [[name, column] as const] : [];
  });
  return Object.fromEntries<ColumnFormat>([...around, ...own]) as ColumnsOf<T>;
}

/** Returns the column of a member, or undefined for ids and positions, which other programs cannot know. */
function columnFor(member: Member): ColumnFormat | undefined {
  switch (member.kind) {
    case "line":
    case "text":
      return { kind: member.kind, ...(member.required === "always" && { required: true }) };
    case "flag":
      return { kind: "flag", otherwise: member.otherwise };
    case "choice": {
      const { values, unknown, otherwise } = member;
      return { kind: "choice", values, otherwise: unknown ?? otherwise, ...(unknown !== undefined && { unknown }) };
    }
    case "maybe":
    case "list":
      return { kind: member.kind };
    case "row":
    case "place":
      return undefined;
  }
}
