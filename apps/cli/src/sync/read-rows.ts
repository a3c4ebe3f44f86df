import { limits } from "@housestyle/contract";
import type { RowCalls, ServerRow } from "./row-calls.ts";
import type { SyncServer } from "./server-calls.ts";

/** The most ids in one filter. */
const mostIds = 150;

/**
 * Reads all rows of a list, page by page in the order of their ids: rows that others add or delete in the meantime
 * shift nothing.
 */
export async function readRows(
  server: SyncServer,
  list: RowCalls["list"],
  filter: string | undefined,
  params?: object,
): Promise<ServerRow[]> {
  const rows: ServerRow[] = [];
  for (let last = 0; ; ) {
    const Filter = [filter, `Id gt ${last}`].filter((part) => part !== undefined).join(" and ");
    const query = { Filter, OrderBy: "Id", OrderDir: "asc", Take: limits.take };
    const page = await server.value(() => list(undefined, { query, ...(params && { params }) }));
    rows.push(...page.map((row) => ({ ...row, Id: Number(row.Id) })));
    if (page.length < limits.take) return rows;
    last = Number(page.at(-1)?.Id);
  }
}

/** Reads rows by id. Those that are gone are left out. */
export async function readRowsById(
  server: SyncServer,
  list: RowCalls["list"],
  ids: readonly number[],
  params?: object,
): Promise<ServerRow[]> {
  const rows: ServerRow[] = [];
  for (let from = 0; from < ids.length; from += mostIds) {
    const wanted = ids.slice(from, from + mostIds).map((id) => `Id eq ${id}`);
    rows.push(...(await readRows(server, list, `(${wanted.join(" or ")})`, params)));
  }
  return rows;
}
