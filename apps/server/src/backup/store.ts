import { type Kysely, sql } from "kysely";
import type { Schema } from "../db/index.ts";

type Query = Kysely<Schema>;

/** Rows read or written at a time. */
const batch = 500;

/** A table with the columns that can be written; generated ones make themselves. */
export interface Table {
  readonly name: string;
  readonly columns: readonly string[];
}

/** Our own tables, those others refer to first. Partitions are part of their table; the job queue is not kept. */
export async function ownTables(query: Query): Promise<Table[]> {
  const { rows } = await sql<{ name: string; columns: string[]; needs: string[] }>`
    select c.relname as name,
      (select array_agg(a.attname::text order by a.attnum) from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
      coalesce((select array_agg(distinct f.relname::text) from pg_constraint k join pg_class f on f.oid = k.confrelid
        where k.conrelid = c.oid and k.contype = 'f' and f.oid <> c.oid), '{}') as needs
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      and c.relname not in ('schema_migration', 'instance')
    order by c.relname`.execute(query);
  return inOrder(rows);
}

/** Tables so that each comes behind those it refers to. */
function inOrder(tables: readonly (Table & { readonly needs: readonly string[] })[]): Table[] {
  const names = new Set(tables.map(({ name }) => name));
  const done = new Set<string>();
  const ordered: Table[] = [];
  while (ordered.length < tables.length) {
    const ready = tables.filter(
      ({ name, needs }) => !done.has(name) && needs.every((need) => done.has(need) || !names.has(need)),
    );
    if (ready.length === 0) throw new Error("The tables refer to each other in a circle.");
    for (const { name, columns } of ready) {
      done.add(name);
      ordered.push({ name, columns });
    }
  }
  return ordered;
}

export async function readMigrationNumber(query: Query): Promise<number> {
  const { rows } = await sql<{ number: number }>`select max(number) as number from schema_migration`.execute(query);
  return rows[0]?.number ?? 0;
}

/** All rows of a table as JSON texts, a batch at a time. Wants a transaction, so that all tables are of one moment. */
export async function* rowsOf(transaction: Query, { name, columns }: Table): AsyncGenerator<string[]> {
  const list = sql.join(columns.map((column) => sql.ref(column)));
  await sql`declare backup_rows no scroll cursor for
    select row_to_json(r)::text as json from (select ${list} from ${sql.table(name)}) r`.execute(transaction);
  for (;;) {
    const { rows } = await sql<{ json: string }>`fetch ${sql.lit(batch)} from backup_rows`.execute(transaction);
    if (rows.length === 0) break;
    yield rows.map(({ json }) => json);
  }
  await sql`close backup_rows`.execute(transaction);
}

/** Writes rows as they were, ids included. Owners come by themselves with people and teams, so they may be there. */
export async function writeRows(transaction: Query, { name, columns }: Table, rows: readonly string[]): Promise<void> {
  const list = sql.join(columns.map((column) => sql.ref(column)));
  for (let at = 0; at < rows.length; at += batch) {
    const json = `[${rows.slice(at, at + batch).join(",")}]`;
    await sql`
      insert into ${sql.table(name)} (${list}) overriding system value
      select ${list} from jsonb_populate_recordset(null::${sql.table(name)}, ${json}::jsonb)`.execute(transaction);
  }
}

/** Backups and restores take as long as they take. */
export async function takeTime(transaction: Query): Promise<void> {
  await sql`set local statement_timeout = 0`.execute(transaction);
}

export async function isEmpty(query: Query): Promise<boolean> {
  const { rows } = await sql<{ empty: boolean }>`select not exists (select 1 from owner) as empty`.execute(query);
  return rows[0]?.empty === true;
}

/** Our own triggers would raise versions and make owners that are in the backup already. */
export async function switchTriggers(transaction: Query, tables: readonly Table[], on: boolean): Promise<void> {
  for (const { name } of tables) {
    await sql`alter table ${sql.table(name)} ${sql.raw(on ? "enable" : "disable")} trigger user`.execute(transaction);
  }
}

/** Lets new ids go on behind the restored ones. */
export async function setSequences(transaction: Query, tables: readonly Table[]): Promise<void> {
  for (const { name, columns } of tables) {
    if (!columns.includes("id")) continue;
    await sql`
      select setval(s.name, greatest((select coalesce(max(id), 0) from ${sql.table(name)}), 1))
      from (select pg_get_serial_sequence(${name}, 'id') as name) s where s.name is not null`.execute(transaction);
  }
  await sql`select setval('owner_id', greatest((select coalesce(max(id), 0) from owner), 1))`.execute(transaction);
}

/** The sessions of another secret mean nothing here, and the next start says which secret counts. */
export async function forgetSecret(transaction: Query): Promise<void> {
  await sql`delete from session`.execute(transaction);
  await sql`update instance set secret_mark = null`.execute(transaction);
}
