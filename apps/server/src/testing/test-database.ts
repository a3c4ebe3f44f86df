import { randomUUID } from "node:crypto";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { inject } from "vitest";
import { joinEmbeddedPostgres } from "../db/embedded/embedded-postgres.ts";
import { type Database, openDatabase } from "../db/index.ts";
import { patientTimeLimits } from "./patient-time-limits.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Folder of the PostgreSQL that all test files of one run share. */
    readonly databaseFolder: string;
  }
}

type Home = Awaited<ReturnType<typeof joinEmbeddedPostgres>>;

let home: Promise<Home> | undefined;
const template = "housestyle_template";

/** A database of its own on the shared PostgreSQL, with all tables and nothing in them. */
export async function freshDatabase(): Promise<{ readonly url: string; readonly database: Database }> {
  home ??= joinEmbeddedPostgres(inject("databaseFolder") ?? mkdtempSync(join(tmpdir(), "hs-pg-")));
  const { connection } = await home;
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  await asOwner(connection, async (client) => {
    await client.query("select pg_advisory_lock(4711)");
    const { rows } = await client.query("select 1 from pg_database where datname = $1", [template]);
    if (rows.length === 0) await makeTemplate(client, connection);
    // A quarter of the time, where the system can do it.
    const strategy = await client.query("set file_copy_method = clone").then(
      () => "strategy file_copy",
      () => "",
    );
    await client.query(`create database ${name} template ${template} ${strategy}`);
  });
  const url = urlOf(connection, name);
  return { url, database: await openDatabase({ url }, () => {}, patientTimeLimits) };
}

async function makeTemplate(client: pg.Client, connection: Home["connection"]): Promise<void> {
  // Nothing of it outlives the run: what a crash would lose is not waited for. The crash tests have databases of their own.
  for (const setting of ["fsync", "synchronous_commit", "full_page_writes"]) {
    await client.query(`alter system set ${setting} = off`);
  }
  await client.query("select pg_reload_conf()");
  await client.query(`create database ${template}`);
  const database = await openDatabase({ url: urlOf(connection, template) }, () => {});
  await database.close();
}

async function asOwner(connection: Home["connection"], work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

function urlOf({ host, user }: Home["connection"], name: string): string {
  return `postgres://${user}@localhost/${name}?host=${encodeURIComponent(host)}`;
}
