import { type Kysely, sql } from "kysely";
import type { Schema } from "../db/index.ts";
import type { BackupTable, Partition, Sum } from "./format.ts";

type Query = Kysely<Schema>;

/** Letters and rows read at a time, about. */
const batch = { letters: 2_000_000, rows: 500 };

/** Our own tables. Partitions are part of their table; the job queue is not kept. */
export async function ownTables(query: Query): Promise<BackupTable[]> {
  const { rows } = await sql<BackupTable>`
    select c.relname as name,
      (select array_agg(a.attname::text order by a.attnum) from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      and c.relname not in ('schema_migration', 'instance', 'job_worker')
    order by c.relname`.execute(query);
  return rows;
}

/** The parts that our tables have at the moment. */
export async function partitionsOf(query: Query): Promise<Partition[]> {
  const { rows } = await sql<Partition>`
    select c.relname as name, p.relname as of, pg_get_expr(c.relpartbound, c.oid) as bounds
    from pg_inherits i join pg_class c on c.oid = i.inhrelid join pg_class p on p.oid = i.inhparent
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relispartition
    order by c.relname`.execute(query);
  return rows;
}

/** Makes parts that are not there yet. */
export async function makePartitions(transaction: Query, partitions: readonly Partition[]): Promise<void> {
  for (const { name, of, bounds } of partitions) {
    await sql`
      create table if not exists ${sql.table(name)} partition of ${sql.table(of)} ${sql.raw(bounds)}`.execute(
      transaction,
    );
  }
}

export async function readMigrationNumber(query: Query): Promise<number> {
  const { rows } = await sql<{ number: number }>`select max(number) as number from schema_migration`.execute(query);
  return rows[0]?.number ?? 0;
}

/** All rows of a table as JSON texts. Wants a transaction, so that all tables are of one moment. */
export async function* rowsOf(transaction: Query, { name, columns }: BackupTable): AsyncGenerator<string> {
  await sql`declare backup_rows no scroll cursor for
    select row_to_json(r)::text as json from (select ${listOf(columns)} from ${sql.table(name)}) r`.execute(
    transaction,
  );
  for (let many = 10; ; ) {
    const { rows } = await sql<{ json: string }>`fetch ${sql.lit(many)} from backup_rows`.execute(transaction);
    if (rows.length === 0) break;
    let letters = 0;
    for (const { json } of rows) {
      letters += json.length;
      yield json;
    }
    // A book is a row, and a word is one.
    many = Math.min(batch.rows, Math.max(1, Math.floor((batch.letters * rows.length) / letters)));
  }
  await sql`close backup_rows`.execute(transaction);
}

/** Writes rows as they were, ids included. */
export async function writeRows(
  transaction: Query,
  { name, columns }: BackupTable,
  rows: readonly string[],
): Promise<void> {
  if (rows.length === 0) return;
  const list = listOf(columns);
  await sql`
    insert into ${sql.table(name)} (${list}) overriding system value
    select ${list} from jsonb_populate_recordset(null::${sql.table(name)}, ${`[${rows.join(",")}]`}::jsonb)`.execute(
    transaction,
  );
}

/** By table: how many rows there are, and a sum over what they say, in any order. */
export async function readSums(transaction: Query, tables: readonly BackupTable[]): Promise<Record<string, Sum>> {
  const sums: Record<string, Sum> = {};
  for (const { name, columns } of tables) {
    const { rows } = await sql<Sum>`
      select count(*) as rows, coalesce(sum(('x' || left(md5(row_to_json(r)::text), 15))::bit(60)::bigint), 0)::text as sum
      from (select ${listOf(columns)} from ${sql.table(name)}) r`.execute(transaction);
    if (rows[0]) sums[name] = rows[0];
  }
  return sums;
}

export function totalOf(sums: Readonly<Record<string, Sum>>): number {
  return Object.values(sums).reduce((all, { rows }) => all + rows, 0);
}

/** Backups and restores take as long as they take, and everywhere a moment is written the same way. */
export async function settleDown(transaction: Query): Promise<void> {
  await sql`set local statement_timeout = 0`.execute(transaction);
  await sql`set local timezone = 'UTC'`.execute(transaction);
}

/** Whether nobody has an account; and nobody gets one before the transaction ends. */
export async function isEmpty(transaction: Query): Promise<boolean> {
  await sql`lock table owner in exclusive mode`.execute(transaction);
  const { rows } = await sql<{ empty: boolean }>`select not exists (select 1 from owner) as empty`.execute(transaction);
  return rows[0]?.empty === true;
}

/** Deletes all rows. */
export async function empty(transaction: Query, tables: readonly BackupTable[]): Promise<void> {
  await sql`truncate ${sql.join(tables.map(({ name }) => sql.table(name)))}`.execute(transaction);
}

/** Our own triggers would raise versions and make owners that are in the backup already. */
export async function switchTriggers(transaction: Query, tables: readonly BackupTable[], on: boolean): Promise<void> {
  for (const { name } of tables) {
    await sql`alter table ${sql.table(name)} ${sql.raw(on ? "enable" : "disable")} trigger user`.execute(transaction);
  }
}

/** Lets rows come before those they refer to, in their own table or another; with `on` all of them must be there. */
export async function switchConstraints(transaction: Query, on: boolean): Promise<void> {
  // Nothing of the table may be left to check when it is altered.
  await sql`set constraints all immediate`.execute(transaction);
  const { rows } = await sql<{ name: string; table: string }>`
    select k.conname as name, c.relname as table from pg_constraint k join pg_class c on c.oid = k.conrelid
    where k.contype = 'f' and k.conparentid = 0 and k.condeferrable = ${on}
      and c.relnamespace = 'public'::regnamespace`.execute(transaction);
  for (const { name, table } of rows) {
    const when = sql.raw(on ? "not deferrable" : "deferrable initially deferred");
    await sql`alter table ${sql.table(table)} alter constraint ${sql.ref(name)} ${when}`.execute(transaction);
  }
  if (!on) await sql`set constraints all deferred`.execute(transaction);
}

/** Where our sequences stand. */
export async function readSequences(query: Query): Promise<{ name: string; last: number }[]> {
  const { rows } = await sql<{ name: string; last: number }>`
    select sequencename as name, last_value as last from pg_sequences
    where schemaname = 'public' and last_value is not null order by 1`.execute(query);
  return rows;
}

/** Lets new ids go on behind those that were given before. */
export async function setSequences(
  transaction: Query,
  sequences: readonly { readonly name: string; readonly last: number }[],
): Promise<void> {
  for (const { name, last } of sequences) {
    await sql`select setval(quote_ident(${name})::regclass, ${last})`.execute(transaction);
  }
}

/** The sessions of another secret mean nothing here, and the next start says which secret counts. */
export async function forgetSecret(transaction: Query): Promise<void> {
  await sql`delete from session`.execute(transaction);
  await sql`update instance set secret_mark = null`.execute(transaction);
}

/** Writes down that a backup was made now. */
export async function noteBackup(query: Query, rows: number): Promise<void> {
  await query.updateTable("instance").set({ backed_up_on: new Date(), backed_up_rows: rows }).execute();
}

/** When the last backup was made; null when none ever was. */
export async function lastBackup(query: Query): Promise<Date | null> {
  const row = await query.selectFrom("instance").select("backed_up_on").executeTakeFirst();
  return row?.backed_up_on ?? null;
}

function listOf(columns: readonly string[]) {
  return sql.join(columns.map((column) => sql.ref(column)));
}
