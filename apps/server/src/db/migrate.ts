import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Client } from "pg";

/** A numbered migration of the schema. */
export interface Migration {
  readonly number: number;
  readonly name: string;
  readonly sql: string;
}

/** An arbitrary number that nothing else in the database locks. */
const advisoryLock = 7_402_118_305;

/**
 * Returns the migrations in a folder of `0001_name.sql` files, in order. Throws for gaps and duplicates, which a merge
 * can cause.
 */
export function readMigrations(folder: string): Migration[] {
  const names = readdirSync(folder).filter((name) => name.endsWith(".sql"));
  return names.sort().map((name, index) => {
    const number = Number(/^(\d{4})_[a-z0-9-]+\.sql$/.exec(name)?.[1]);
    if (number !== index + 1) throw new Error(`The migration ${name} is out of its turn.`);
    return { number, name, sql: readFileSync(join(folder, name), "utf8") };
  });
}

/**
 * Applies all pending migrations, each in one transaction. Concurrent apps wait. Fails for a database that a newer
 * version has changed, and for one with other migrations.
 */
export async function migrate(client: Client, migrations: readonly Migration[]): Promise<void> {
  await client.query("select pg_advisory_lock($1)", [advisoryLock]);
  try {
    await client.query(
      "create table if not exists schema_migration (number int primary key, name text not null, applied_at timestamptz not null default now())",
    );
    await client.query("alter table schema_migration add column if not exists checksum text");
    const { rows } = await client.query<Applied>("select number, checksum from schema_migration order by number");
    const last = rows.at(-1)?.number ?? 0;
    if (last > migrations.length) throw new NewerSchema();
    for (const applied of rows) await compare(client, applied, migrations[applied.number - 1]);
    for (const migration of migrations.slice(last)) await apply(client, migration);
  } finally {
    await client.query("select pg_advisory_unlock($1)", [advisoryLock]);
  }
}

/** Thrown if a newer version of the product has used the database. */
export class NewerSchema extends Error {
  override readonly name = "NewerSchema";
}

/** Thrown if the database was created with another migration of the same number. */
export class ChangedMigration extends Error {
  override readonly name = "ChangedMigration";
  readonly file: string;

  constructor(file: string) {
    super(`The migration ${file} has changed.`);
    this.file = file;
  }
}

interface Applied {
  readonly number: number;
  /** Null for migrations applied before checksums were kept. */
  readonly checksum: string | null;
}

async function compare(client: Client, { number, checksum }: Applied, ours: Migration | undefined): Promise<void> {
  if (!ours || checksum === checksumOf(ours)) return;
  if (checksum !== null) throw new ChangedMigration(ours.name);
  await client.query("update schema_migration set checksum = $2 where number = $1", [number, checksumOf(ours)]);
}

/** Returns a checksum of a migration. Line ends do not matter. */
function checksumOf({ sql }: Migration): string {
  return createHash("sha256").update(sql.replaceAll("\r\n", "\n")).digest("hex");
}

async function apply(client: Client, migration: Migration): Promise<void> {
  const { number, name, sql } = migration;
  await client.query("begin");
  try {
    await client.query(sql);
    await client.query("insert into schema_migration (number, name, checksum) values ($1, $2, $3)", [
      number,
      name,
      checksumOf(migration),
    ]);
    await client.query("commit");
  } catch (error) {
    await client.query("rollback");
    throw error;
  }
}
