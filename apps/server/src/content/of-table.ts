import { columnOf, type Member as Held, type TableDefinition, wireName } from "@housestyle/tables";
import type { ListColumns } from "../db/index.ts";
import type { ContentKind, ContentTable, WritableMember } from "./kind.ts";

/**
 * Returns what a type of content takes from the definition of its rows: members by their API names, and columns to
 * filter by.
 */
export function ofTable(
  table: TableDefinition & { readonly table: ContentTable },
): Pick<ContentKind, "table" | "members" | "columns" | "called" | "uniqueMember"> {
  const members = Object.entries(table.members);
  const [called] = table.called;
  return {
    table: table.table,
    members: Object.fromEntries(
      members.map(([name, held]): [string, WritableMember] => [
        wireName(table, name),
        { column: columnOf(name, held), type: typeOf(held) },
      ]),
    ),
    columns: Object.fromEntries(
      members.flatMap(([name, held]): [string, ListColumns[string]][] => {
        if (held.filter === undefined) return [];
        const sql = `t.${columnOf(name, held)}`;
        return [[name, { type: filtered(held), sql, ...(held.filter === "folded" && { folded: `${sql}_fold` }) }]];
      }),
    ),
    called: wireName(table, called),
    uniqueMember: wireName(table, table.same.alone ?? called),
  };
}

function typeOf({ kind }: Held): WritableMember["type"] {
  switch (kind) {
    case "flag":
      return "boolean";
    case "list":
      return "text[]";
    case "row":
      return "bigint";
    case "place":
      return "integer";
    default:
      return "text";
  }
}

function filtered({ kind }: Held): ListColumns[string]["type"] {
  if (kind === "flag") return "boolean";
  return kind === "row" || kind === "place" ? "number" : "text";
}
