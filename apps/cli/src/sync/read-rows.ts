import { limits } from "@housestyle/contract";
import type { RowCalls, ServerRow } from "./row-calls.ts";
import type { SyncServer } from "./server-calls.ts";

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

/** Reads rows by id. Those that are gone are left out. One filter cannot name many ids, so their range is read. */
export async function readRowsById(
  server: SyncServer,
  list: RowCalls["list"],
  ids: readonly number[],
  params?: object,
): Promise<ServerRow[]> {
  if (ids.length === 0) return [];
  const wanted = new Set(ids);
  const [least, most] = ids.reduce(([low, high], id) => [Math.min(low, id), Math.max(high, id)], [Infinity, 0]);
  const rows = await readRows(server, list, `Id ge ${least} and Id le ${most}`, params);
  return rows.filter(({ Id }) => wanted.has(Id));
}
