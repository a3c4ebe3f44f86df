import { type ListQuery, limits, type Page } from "@housestyle/contract";
import { type Kysely, type RawBuilder, sql } from "kysely";
import { Failure } from "../../http/index.ts";
import type { Schema } from "../schema.ts";
import { columnNamed, type ListColumns } from "./columns.ts";
import { FilterError } from "./filter.ts";
import { filterSql } from "./filter-sql.ts";
import { parseFilter } from "./parse-filter.ts";

/** What a list is read from. */
export interface ListSource {
  /** What stands between `select` and `from`. */
  readonly select: RawBuilder<unknown>;
  /** Tables with their joins. */
  readonly from: RawBuilder<unknown>;
  /** What the caller may see at all; every filter only narrows this. */
  readonly where: RawBuilder<unknown>;
  readonly columns: ListColumns;
  /** Order without `OrderBy`; a name of `columns`. */
  readonly defaultOrder: string;
  /** SQL of the column that settles ties. */
  readonly tieBreak: string;
  /** Tables that are enough to count; `from` if not given. */
  readonly countFrom?: RawBuilder<unknown>;
}

/** How long a list may take, milliseconds: a filter cannot hold the database up. */
const patience = 5_000;

/** One page of a list, and how many rows there are. Fails with `bad-filter` or `bad-request`. */
export async function listPage<Row>(query: Kysely<Schema>, source: ListSource, wanted: ListQuery): Promise<Page<Row>> {
  const where = sql`(${source.where}) and ${conditionOf(wanted.Filter, source.columns)}`;
  const order = orderOf(wanted, source);
  const take = wanted.Take ?? limits.defaultTake;
  return query.transaction().execute(async (transaction) => {
    await sql`select set_config('statement_timeout', ${String(patience)}, true)`.execute(transaction);
    const { rows: counted } = await sql<{ total: number }>`
      select count(*) as total from ${source.countFrom ?? source.from} where ${where}`.execute(transaction);
    const total = counted[0]?.total ?? 0;
    if (take === 0 || total <= wanted.Skip) return { items: [], total };
    const { rows } = await sql<Row>`
      select ${source.select} from ${source.from} where ${where}
      order by ${order} limit ${take} offset ${wanted.Skip}`.execute(transaction);
    return { items: rows, total };
  });
}

function conditionOf(filter: string | undefined, columns: ListColumns): RawBuilder<unknown> {
  if (filter === undefined || filter.trim() === "") return sql`true`;
  try {
    return filterSql(parseFilter(filter), columns);
  } catch (error) {
    if (!(error instanceof FilterError)) throw error;
    throw new Failure("bad-filter", {
      message: `The filter cannot be read at character ${error.at + 1}: ${error.message}`,
    });
  }
}

function orderOf(
  { OrderBy, OrderDir }: ListQuery,
  { columns, defaultOrder, tieBreak }: ListSource,
): RawBuilder<unknown> {
  const column = columnNamed(columns, OrderBy ?? defaultOrder);
  if (!column) {
    throw new Failure("bad-request", {
      message: "OrderBy: choose a column of this list.",
      modelState: { OrderBy: ["There is no such column."] },
    });
  }
  const way = sql.raw(OrderDir ?? "asc");
  return sql`${sql.raw(column.folded ?? column.sql)} ${way}, ${sql.raw(tieBreak)} ${way}`;
}
