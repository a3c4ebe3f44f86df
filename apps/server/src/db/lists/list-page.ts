import { isDataTables, type ListQuery, limits, type Page } from "@housestyle/contract";
import { type Kysely, type RawBuilder, sql } from "kysely";
import { Failure } from "../../border/index.ts";
import { refusals } from "../../refusals.ts";
import type { Schema } from "../schema.ts";
import { columnNamed, type ListColumns } from "./columns.ts";
import { FilterError } from "./filter.ts";
import { filterSql } from "./filter-sql.ts";
import { parseFilter } from "./parse-filter.ts";

/** The source of a list. */
export interface ListSource {
  /** The SQL between `select` and `from`. */
  readonly select: RawBuilder<unknown>;
  /** The tables with their joins. The table of the rows is named `t`. */
  readonly from: RawBuilder<unknown>;
  /** What the caller may see. Filters can only narrow it. */
  readonly where: RawBuilder<unknown>;
  /** The owners of the rows, if `t` has an owner column. Each owner's rows are then read along an index. */
  readonly owners?: readonly number[];
  readonly columns: ListColumns;
  /** The default order, a name of `columns`. */
  readonly defaultOrder: string;
  /** The direction of the default order. Ascending by default. */
  readonly defaultDirection?: Direction;
  /** The most rows that are counted and shown. */
  readonly most?: number;
  /** The SQL of the column that settles ties. */
  readonly tieBreak: string;
}

type Direction = "asc" | "desc";

/**
 * Returns one page of a list with the number of rows, and the number without the filter if the response needs it. Fails
 * with `bad-filter` or `bad-request`.
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

/** Returns the number of rows, up to the limit of the list. */
function counted(source: ListSource, where: RawBuilder<unknown>): RawBuilder<unknown> {
  const from = sql`from ${source.from} where ${ownedBy(source)} and ${where}`;
  if (source.most === undefined) return sql`select count(*) ${from}`;
  return sql`select count(*) from (select ${from} limit ${source.most}) counted`;
}

function isFiltered({ Filter }: ListQuery): boolean {
  return Filter !== undefined && Filter.trim() !== "";
}

/** Returns everything that a filter matches. Counting has to read all rows anyway. */
function hitsOf(source: ListSource, where: RawBuilder<unknown>, column: string) {
  return sql`select t.id, ${sql.raw(column)} as key from ${source.from} where ${ownedBy(source)} and ${where}`;
}

function firstOf({ way, take }: Stretch) {
  const order = sql.raw(`hits.key ${way}, hits.id ${way}`);
  return sql`select hits.id, row_number() over (order by ${order}) as place from hits order by ${order} limit ${take}`;
}

interface Stretch {
  /** The SQL to sort by. */
  readonly column: string;
  readonly way: Direction;
  readonly skip: number;
  readonly take: number;
}

/** Reads a page, from the end if it is in the second half. */
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

/**
 * Returns the ids of a range with their positions. Each owner's first rows are enough to determine the first rows of
 * all.
 */
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
