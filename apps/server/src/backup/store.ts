import { type Kysely, sql } from "kysely";
import type { Schema } from "../db/index.ts";
import type { BackupTable, Partition, Sum } from "./format.ts";

type Query = Kysely<Schema>;

/** The approximate number of characters and rows read at a time. */
const batch = { letters: 2_000_000, rows: 500 };

/** Returns the tables of the product without the job queue. Partitions are part of their table. */
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

/** Returns the current partitions of the tables. */
export async function partitionsOf(query: Query): Promise<Partition[]> {
  const { rows } = await sql<Partition>`
    select c.relname as name, p.relname as of, pg_get_expr(c.relpartbound, c.oid) as bounds
    from pg_inherits i join pg_class c on c.oid = i.inhrelid join pg_class p on p.oid = i.inhparent
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relispartition
    order by c.relname`.execute(query);
  return rows;
}

/** Creates missing partitions. */
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

/** Reads all rows of a table as JSON. Must run in a transaction, so that all tables are from the same moment. */
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

/** Writes rows as they were, including their ids. */
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

/** Returns the number of rows and a checksum of their contents, by table. */
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

/** Removes time limits from a transaction, and sets the same time format everywhere. */
export async function settleDown(transaction: Query): Promise<void> {
  await sql`set local statement_timeout = 0`.execute(transaction);
  await sql`set local timezone = 'UTC'`.execute(transaction);
}

/** Returns whether there are no accounts, and prevents new ones until the transaction ends. */
export async function isEmpty(transaction: Query): Promise<boolean> {
  await sql`lock table owner in exclusive mode`.execute(transaction);
  const { rows } = await sql<{ empty: boolean }>`select not exists (select 1 from owner) as empty`.execute(transaction);
  return rows[0]?.empty === true;
}

/** Deletes all rows. */
export async function empty(transaction: Query, tables: readonly BackupTable[]): Promise<void> {
  await sql`truncate ${sql.join(tables.map(({ name }) => sql.table(name)))}`.execute(transaction);
}

/** Turns triggers on or off, because they would raise versions and create owners that are already in the backup. */
export async function switchTriggers(transaction: Query, tables: readonly BackupTable[], on: boolean): Promise<void> {
  for (const { name } of tables) {
    await sql`alter table ${sql.table(name)} ${sql.raw(on ? "enable" : "disable")} trigger user`.execute(transaction);
  }
}

/** Allows rows to be written before those they refer to. With `on`, all references must be valid again. */
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

/** Returns the positions of the sequences. */
export async function readSequences(query: Query): Promise<{ name: string; last: number }[]> {
  const { rows } = await sql<{ name: string; last: number }>`
    select sequencename as name, last_value as last from pg_sequences
    where schemaname = 'public' and last_value is not null order by 1`.execute(query);
  return rows;
}

/** Makes new ids continue after those that were restored. */
export async function setSequences(
  transaction: Query,
  sequences: readonly { readonly name: string; readonly last: number }[],
): Promise<void> {
  for (const { name, last } of sequences) {
    await sql`select setval(quote_ident(${name})::regclass, ${last})`.execute(transaction);
  }
}

/** Deletes the sessions and the mark of the secret, because the next start may use another secret. */
export async function forgetSecret(transaction: Query): Promise<void> {
  await sql`delete from session`.execute(transaction);
  await sql`update instance set secret_mark = null`.execute(transaction);
}

/** Records that a backup was created now. */
export async function noteBackup(query: Query, rows: number): Promise<void> {
  await query.updateTable("instance").set({ backed_up_on: new Date(), backed_up_rows: rows }).execute();
}

/** Returns when the last backup was created, or null. */
export async function lastBackup(query: Query): Promise<Date | null> {
  const row = await query.selectFrom("instance").select("backed_up_on").executeTakeFirst();
  return row?.backed_up_on ?? null;
}

function listOf(columns: readonly string[]) {
  return sql.join(columns.map((column) => sql.ref(column)));
}
