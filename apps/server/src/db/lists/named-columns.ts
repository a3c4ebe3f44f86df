import type { ListColumn, ListColumns } from "./columns.ts";

/** Returns the columns of `t` that are named like their members: `CreatedOn` is `t.created_on`. */
export function namedColumns(names: Partial<Record<ListColumn["type"], readonly string[]>>): ListColumns {
  return Object.fromEntries(
    types.flatMap((type) => (names[type] ?? []).map((name) => [name, { type, sql: `t.${inLowerCase(name)}` }])),
  );
}

const types = ["number", "text", "boolean", "date"] as const;

function inLowerCase(name: string): string {
  return name.replaceAll(/(?<=.)[A-Z]/g, "_$&").toLowerCase();
}
