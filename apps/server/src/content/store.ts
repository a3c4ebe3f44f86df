import { type Kysely, type RawBuilder, sql } from "kysely";
import type { ListSource, Schema } from "../db/index.ts";
import { type ContentKind, factColumns } from "./kind.ts";

type Query = Kysely<Schema>;

/** The owner and version of a row. */
export interface RowState {
  readonly id: number;
  readonly owner_id: number;
  readonly row_version: number;
  readonly created_by: number | null;
}

/** A row as it is read: members by their API names, and its owner. */
export type ReadRow = Record<string, unknown> & { readonly OwnerId: number };

/** Returns the source of a list of this type for `owners`. */
export function listSource(kind: ContentKind, owners: readonly number[], personId: number): ListSource {
  return {
    select: selection(kind),
    from: sql`${sql.table(kind.table)} t`,
    where: sql`true`,
    owners,
    columns: { ...kind.columns, ...factColumns(personId) },
    defaultOrder: kind.defaultOrder,
    tieBreak: "t.id",
  };
}

/** Returns rows by id, in order of their ids. */
export async function readRows(query: Query, kind: ContentKind, ids: readonly number[]): Promise<ReadRow[]> {
  const { rows } = await sql<ReadRow & { Id: number }>`
    select ${selection(kind)} from ${sql.table(kind.table)} t where t.id = any(${ids}::bigint[])`.execute(query);
  const byId = new Map(rows.map((row) => [Number(row.Id), row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/**
 * Returns the states of rows, locked until the transaction ends. Their keys are not locked, so that others can refer to
 * them and two callers who move folders into each other do not wait for each other.
 */
export async function lockRows(query: Query, table: ContentKind["table"], ids: readonly number[]): Promise<RowState[]> {
  const { rows } = await sql<RowState>`
    select id, owner_id, row_version, created_by from ${sql.table(table)}
    where id = any(${ids}::bigint[]) order by id for no key update`.execute(query);
  return rows;
}

/** A row to store. */
export interface NewRow {
  readonly ownerId: number;
  readonly values: Readonly<Record<string, unknown>>;
}

/** Stores rows; answers their ids in order, undefined for those that were already there. */
export async function insertRows(
  query: Query,
  kind: ContentKind,
  rows: readonly NewRow[],
  createdBy: number,
): Promise<(number | undefined)[]> {
  const { rows: fresh } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence(${kind.table}, 'id')) as id
    from generate_series(1, ${rows.length}::int)`.execute(query);
  const ids = fresh.map(({ id }) => id);
  const records = rows.map(({ ownerId, values }, index) => ({
    ...toColumns(kind, values),
    id: ids[index],
    owner_id: ownerId,
  }));
  const names = sql.join(columnNames(kind).map((name) => sql.ref(name)));
  const { rows: stored } = await sql<{ id: number }>`
    insert into ${sql.table(kind.table)} (owner_id, id, created_by, ${names})
    overriding system value
    select owner_id, id, ${createdBy}::bigint, ${names}
    from jsonb_to_recordset(${JSON.stringify(records)}::jsonb) as given(owner_id bigint, id bigint, ${columnTypes(kind)})
    order by id
    on conflict do nothing
    returning id`.execute(query);
  const there = new Set(stored.map(({ id }) => id));
  return ids.map((id) => (there.has(id) ? id : undefined));
}

/** Replaces all writable members of existing rows. */
export async function updateRows(
  query: Query,
  kind: ContentKind,
  rows: readonly { readonly id: number; readonly values: Readonly<Record<string, unknown>> }[],
): Promise<void> {
  const records = rows.map(({ id, values }) => ({ ...toColumns(kind, values), id }));
  const assignments = columnNames(kind).map((name) => sql`${sql.ref(name)} = given.${sql.ref(name)}`);
  await sql`
    update ${sql.table(kind.table)} t
    set ${sql.join(assignments)}, modified_on = now(), row_version = t.row_version + 1
    from jsonb_to_recordset(${JSON.stringify(records)}::jsonb) as given(id bigint, ${columnTypes(kind)})
    where t.id = given.id`.execute(query);
}

export async function deleteRows(query: Query, table: ContentKind["table"], ids: readonly number[]): Promise<number> {
  const result = await sql`delete from ${sql.table(table)} where id = any(${ids}::bigint[])`.execute(query);
  return Number(result.numAffectedRows ?? 0);
}

/** Returns the number of rows of each parent or owner that has more than `most`. */
export async function overfull(
  query: Query,
  table: ContentKind["table"],
  column: string,
  keys: readonly number[],
  most: number,
): Promise<number[]> {
  const { rows } = await sql<{ key: number }>`
    select ${sql.ref(column)} as key from ${sql.table(table)}
    where ${sql.ref(column)} = any(${keys}::bigint[])
    group by 1 having count(*) > ${most}`.execute(query);
  return rows.map(({ key }) => key);
}

/**
 * Returns an owner's rows that contain themselves, directly or through others. Concurrent callers for one owner take
 * turns, so that each sees what the other has moved.
 */
export async function rowsInThemselves(
  transaction: Query,
  table: ContentKind["table"],
  within: string,
  ownerId: number,
): Promise<number[]> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${table}:${ownerId}`}, 1))`.execute(transaction);
  const [name, column] = [sql.table(table), sql.ref(within)];
  const { rows } = await sql<{ start: number }>`
    with recursive above (start, id) as (
      select id, ${column} from ${name} where owner_id = ${ownerId} and ${column} is not null
      union
      select a.start, t.${column} from above a join ${name} t on t.owner_id = ${ownerId} and t.id = a.id
      where t.${column} is not null
    )
    select start from above where start = id`.execute(transaction);
  return rows.map(({ start }) => start);
}

/** Creates the first row for every owner that has none of this type. */
export async function makeFirstRows(query: Query, kind: ContentKind, owners: readonly number[]): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select o.id from unnest(${owners}::bigint[]) as o(id)
    where not exists (select 1 from ${sql.table(kind.table)} t where t.owner_id = o.id)`.execute(query);
  if (rows.length === 0) return;
  // Each owner's by itself: who held one while waiting for the next could wait for somebody who waits for them.
  for (const { id } of rows) {
    await query.transaction().execute(async (transaction) => {
      // Two lists at once must not make two.
      await sql`select pg_advisory_xact_lock(hashtextextended(${`${kind.table}:${id}`}, 0))`.execute(transaction);
      await sql`
        insert into ${sql.table(kind.table)} (owner_id, name)
        select ${id}, ${kind.firstName?.() ?? ""}
        where not exists (select 1 from ${sql.table(kind.table)} t where t.owner_id = ${id})`.execute(transaction);
    });
  }
}

/** Returns the first row of an owner, by id. */
export async function firstRow(query: Query, kind: ContentKind, ownerId: number): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select id from ${sql.table(kind.table)} where owner_id = ${ownerId} order by id limit 1`.execute(query);
  return rows[0]?.id;
}

function selection(kind: ContentKind): RawBuilder<unknown> {
  const own = Object.entries(kind.members).map(([name, { column }]) => `t.${column} as "${name}"`);
  const computed = Object.entries(kind.computed).map(([name, expression]) => `${expression} as "${name}"`);
  const facts = [
    't.id as "Id"',
    't.owner_id as "OwnerId"',
    't.created_on as "CreatedOn"',
    't.created_by as "CreatedBy"',
    't.modified_on as "ModifiedOn"',
    't.row_version as "RowVersion"',
  ];
  return sql.raw([...facts, ...own, ...computed].join(", "));
}

function columnNames(kind: ContentKind): string[] {
  return Object.values(kind.members).map(({ column }) => column);
}

function columnTypes(kind: ContentKind): RawBuilder<unknown> {
  return sql.raw(
    Object.values(kind.members)
      .map(({ column, type }) => `"${column}" ${type}`)
      .join(", "),
  );
}

function toColumns(kind: ContentKind, values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(kind.members).map(([name, { column }]) => [
      column,
      values[name] === undefined ? null : values[name],
    ]),
  );
}
