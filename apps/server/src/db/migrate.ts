import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Client } from "pg";

/** A numbered step of the schema. */
export interface Migration {
  readonly number: number;
  readonly name: string;
  readonly sql: string;
}

/** Any fixed number will do, so long as nothing else in the database locks it. */
const advisoryLock = 7_402_118_305;

/** The steps in a folder of `0001_name.sql` files, in order; refuses gaps and doubles, which a merge can make. */
export function readMigrations(folder: string): Migration[] {
  const names = readdirSync(folder).filter((name) => name.endsWith(".sql"));
  return names.sort().map((name, index) => {
    const number = Number(/^(\d{4})_[a-z0-9-]+\.sql$/.exec(name)?.[1]);
    if (number !== index + 1) throw new Error(`The migration ${name} is out of its turn.`);
    return { number, name, sql: readFileSync(join(folder, name), "utf8") };
  });
}

/**
 * Brings the schema up to the last step. Each step is one transaction; several apps may call this at once, the
 * others wait. Refuses a database that a newer version has already changed.
 */
export async function migrate(client: Client, migrations: readonly Migration[]): Promise<void> {
  await client.query("select pg_advisory_lock($1)", [advisoryLock]);
  try {
    await client.query(
      "create table if not exists schema_migration (number int primary key, name text not null, applied_at timestamptz not null default now())",
    );
    const { rows } = await client.query<{ number: number }>("select number from schema_migration order by number");
    const last = rows.at(-1)?.number ?? 0;
    if (last > migrations.length) throw new NewerSchema();
    for (const migration of migrations.slice(last)) await apply(client, migration);
  } finally {
    await client.query("select pg_advisory_unlock($1)", [advisoryLock]);
  }
}

/** The database was last used by a newer version of the product. */
export class NewerSchema extends Error {
  override readonly name = "NewerSchema";
}

async function apply(client: Client, { number, name, sql }: Migration): Promise<void> {
  await client.query("begin");
  try {
    await client.query(sql);
    await client.query("insert into schema_migration (number, name) values ($1, $2)", [number, name]);
    await client.query("commit");
  } catch (error) {
    await client.query("rollback");
    throw error;
  }
}
