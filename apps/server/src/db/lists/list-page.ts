import { isDataTables, type ListQuery, limits, type Page } from "@housestyle/contract";
import { type Kysely, type RawBuilder, sql } from "kysely";
import { Failure } from "../../border/index.ts";
import { refusals } from "../../refusals.ts";
import type { Schema } from "../schema.ts";
import { columnNamed, type ListColumns } from "./columns.ts";
import { FilterError } from "./filter.ts";
import { filterSql } from "./filter-sql.ts";
import { parseFilter } from "./parse-filter.ts";

/** What a list is read from. */
export interface ListSource {
  /** What stands between `select` and `from`. */
  readonly select: RawBuilder<unknown>;
  /** Tables with their joins; the one the rows are of goes by `t`. */
  readonly from: RawBuilder<unknown>;
  /** What the caller may see at all; every filter only narrows this. */
  readonly where: RawBuilder<unknown>;
  /** Whose rows these are, where `t` carries its owner: each owner's are then read along an index. */
  readonly owners?: readonly number[];
  readonly columns: ListColumns;
  /** Order without `OrderBy`; a name of `columns`. */
  readonly defaultOrder: string;
  /** Which way that order goes without `OrderDir`; upwards when it is left out. */
  readonly defaultDirection?: Direction;
  /** More rows are neither counted nor shown. */
  readonly most?: number;
  /** SQL of the column that settles ties. */
  readonly tieBreak: string;
}

type Direction = "asc" | "desc";

/**
 * One page of a list, and how many rows there are; without the filter as well, where the answer says so. Fails with
 * `bad-filter` or `bad-request`.
 */
export async function listPage<Row>(query: Kysely<Schema>, source: ListSource, wanted: ListQuery): Promise<Page<Row>> {
  const page = await filteredPage<Row>(query, source, wanted);
  if (!isDataTables(wanted) || !isFiltered(wanted)) return page;
  const all = sql`select count(*) from ${source.from} where ${ownedBy(source)} and (${source.where})`;
  return { ...page, unfiltered: await countRows(query, all) };
}

async function filteredPage<Row>(query: Kysely<Schema>, source: ListSource, wanted: ListQuery): Promise<Page<Row>> {
  const where = sql`(${source.where}) and ${conditionOf(wanted.Filter, source.columns)}`;
  const column = orderColumn(wanted, source);
  const take = wanted.Take ?? limits.defaultTake;
  const count = counted(source, where);
  const way = directionOf(wanted, source);
  if (take === 0 || wanted.Skip > 0) {
    const total = await countRows(query, count);
    if (take === 0 || total <= wanted.Skip) return { items: [], total };
    return {
      items: await readPage<Row>(query, source, where, { column, way, skip: wanted.Skip, take, total }),
      total,
    };
  }
  const stretch = { column, way, skip: 0, take };
  const { rows } = await sql<Row & { list_total: number }>`
    with ${isFiltered(wanted) ? sql`hits as materialized (${hitsOf(source, where, column)}),` : sql``}
      page as materialized (${isFiltered(wanted) ? firstOf(stretch) : idsOf(source, where, stretch)})
    select ${source.select}, (${isFiltered(wanted) ? sql`select count(*) from hits` : count}) as list_total
    from page join ${source.from} on t.id = page.id
    order by page.place`.execute(query);
  return { items: rows, total: rows[0]?.list_total ?? 0 };
}

/** How many rows there are; where only some are of interest, no more than those are looked for. */
function counted(source: ListSource, where: RawBuilder<unknown>): RawBuilder<unknown> {
  const from = sql`from ${source.from} where ${ownedBy(source)} and ${where}`;
  if (source.most === undefined) return sql`select count(*) ${from}`;
  return sql`select count(*) from (select ${from} limit ${source.most}) counted`;
}

function isFiltered({ Filter }: ListQuery): boolean {
  return Filter !== undefined && Filter.trim() !== "";
}

/** Everything a filter finds: it has to look at all rows anyway to count, so it does so once. */
function hitsOf(source: ListSource, where: RawBuilder<unknown>, column: string) {
  return sql`select t.id, ${sql.raw(column)} as key from ${source.from} where ${ownedBy(source)} and ${where}`;
}

function firstOf({ way, take }: Stretch) {
  const order = sql.raw(`hits.key ${way}, hits.id ${way}`);
  return sql`select hits.id, row_number() over (order by ${order}) as place from hits order by ${order} limit ${take}`;
}

interface Stretch {
  /** SQL to order by. */
  readonly column: string;
  readonly way: Direction;
  readonly skip: number;
  readonly take: number;
}

/** Pages behind the middle are read from the end: nobody waits for rows they do not see. */
async function readPage<Row>(
  query: Kysely<Schema>,
  source: ListSource,
  where: RawBuilder<unknown>,
  { total, ...stretch }: Stretch & { readonly total: number },
): Promise<Row[]> {
  const fromEnd = stretch.skip > total / 2;
  const take = Math.min(stretch.take, total - stretch.skip);
  const near: Stretch = fromEnd
    ? { ...stretch, way: stretch.way === "asc" ? "desc" : "asc", skip: total - stretch.skip - take, take }
    : stretch;
  const { rows } = await sql<Row>`
    select ${source.select} from (${idsOf(source, where, near)}) page join ${source.from} on t.id = page.id
    order by page.place ${sql.raw(fromEnd ? "desc" : "asc")}`.execute(query);
  return rows;
}

/** The ids of a stretch with their places in it. Each owner's first rows are enough to know all owners' first rows. */
function idsOf(source: ListSource, where: RawBuilder<unknown>, { column, way, skip, take }: Stretch) {
  const order = (key: string, tie: string) => sql.raw(`${key} ${way}, ${tie} ${way}`);
  const each = sql`
    select t.id, ${sql.raw(column)} as key from ${source.from} where ${sql.raw(source.owners ? "t.owner_id = whose.id and" : "")} ${where}
    order by ${order(column, source.tieBreak)} limit ${skip + take}`;
  const all = source.owners
    ? sql`select own.id, own.key from unnest(${source.owners}::bigint[]) as whose(id), lateral (${each}) own`
    : each;
  return sql`
    select found.id, row_number() over (order by ${order("found.key", "found.id")}) as place
    from (${all}) found order by ${order("found.key", "found.id")} limit ${take} offset ${skip}`;
}

function ownedBy({ owners }: ListSource): RawBuilder<unknown> {
  return owners ? sql`t.owner_id = any(${owners}::bigint[])` : sql`true`;
}

async function countRows(query: Kysely<Schema>, count: RawBuilder<unknown>): Promise<number> {
  const { rows } = await (count as RawBuilder<{ count: number }>).execute(query);
  return rows[0]?.count ?? 0;
}

function conditionOf(filter: string | undefined, columns: ListColumns): RawBuilder<unknown> {
  if (filter === undefined || filter.trim() === "") return sql`true`;
  try {
    return filterSql(parseFilter(filter), columns);
  } catch (error) {
    if (!(error instanceof FilterError)) throw error;
    throw new Failure("bad-filter", {
      message: refusals.list.filter(error.at + 1, error.message),
    });
  }
}

function directionOf({ OrderBy, OrderDir }: ListQuery, { defaultDirection = "asc" }: ListSource): Direction {
  return OrderDir ?? (OrderBy === undefined ? defaultDirection : "asc");
}

function orderColumn({ OrderBy }: ListQuery, { columns, defaultOrder }: ListSource): string {
  const column = columnNamed(columns, OrderBy ?? defaultOrder);
  if (!column) {
    throw new Failure("bad-request", {
      message: refusals.list.orderBy,
      modelState: { OrderBy: [refusals.list.noColumn] },
    });
  }
  return column.folded ?? column.sql;
}
