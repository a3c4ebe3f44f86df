import { once } from "node:events";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { testUnless } from "@housestyle/testing";
import pg from "pg";
import { afterAll, expect, test } from "vitest";
import { StartFailure } from "../start-failure.ts";
import { preparedData } from "../testing/prepared-data.ts";
import { timeLimits } from "../time-limits.ts";
import { livingPostmaster } from "./embedded/postmaster-file.ts";
import { type DatabasePlace, openDatabase } from "./index.ts";
import { ChangedMigration, migrate, NewerSchema, readMigrations } from "./migrate.ts";

const url = process.env.DATABASE_URL;
const folder = mkdtempSync(join(tmpdir(), "hs-db-"));
const place: DatabasePlace = url ? { url } : { folder };
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("apps that boot together share one database and migrate it once", async () => {
  const databases = await Promise.all([1, 2, 3].map(() => openDatabase(place, () => {})));
  const rows = await Promise.all(databases.map(({ query }) => query.selectFrom("instance").selectAll().execute()));
  expect(rows.map((found) => found.length)).toEqual([1, 1, 1]);
  expect(new Set(rows.flat().map(({ id }) => id)).size).toBe(1);
  for (const database of databases) await database.close();
});

test("a database changed by a newer version is left alone", async () => {
  const database = await openDatabase(place, () => {});
  const known = readMigrations(join(import.meta.dirname, "migrations"));
  const client = new pg.Client(connectionOf());
  await client.connect();
  await expect(migrate(client, known.slice(0, -1))).rejects.toThrow(NewerSchema);
  await client.end();
  await database.close();
});

test("a step that was another one than ours is named; of a time without checksums it counts as ours", async () => {
  const database = await openDatabase(place, () => {});
  const client = new pg.Client(connectionOf());
  await client.connect();
  const known = readMigrations(join(import.meta.dirname, "migrations"));
  const changed = known.map((step) => (step.number === 2 ? { ...step, sql: `${step.sql} -- a thought later` } : step));
  await expect(migrate(client, changed)).rejects.toThrow(ChangedMigration);
  await migrate(
    client,
    known.map((step) => ({ ...step, sql: step.sql.replaceAll("\n", "\r\n") })),
  );
  await client.query("update schema_migration set checksum = null");
  await migrate(client, known);
  await expect(migrate(client, changed)).rejects.toThrow(ChangedMigration);
  await client.query("update schema_migration set checksum = 'other' where number = 3");
  await expect(openDatabase(place, () => {})).rejects.toThrow(
    /^This database was created with a different 0003_content.sql/,
  );
  await client.query("update schema_migration set checksum = null");
  await client.end();
  await database.close();
});

testUnless(url && "the database is elsewhere").each([
  [
    "a folder with files where the database should be",
    "postgres/mine.txt",
    /^Something else already exists at .*postgres\. /,
  ],
  ["a file where the database should be", "postgres", /^Something else already exists at .*postgres\. /],
  ["a file where the list of users should be", "apps", /^Something else already exists at .*apps\. /],
])("%s is left alone and named, and nothing is left running", async (_, junk, sentence) => {
  const home = mkdtempSync(join(tmpdir(), "hs-junk-"));
  if (!junk.startsWith("postgres")) await preparedData(home);
  mkdirSync(dirname(join(home, junk)), { recursive: true });
  writeFileSync(join(home, junk), "mine");
  const failure = await openDatabase({ folder: home }, () => {}).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(StartFailure);
  expect((failure as StartFailure).message).toMatch(sentence);
  expect(readFileSync(join(home, junk), "utf8")).toBe("mine");
  expect(livingPostmaster(join(home, "postgres"))).toBeUndefined();
  rmSync(home, { recursive: true, force: true });
});

test("a step that fails leaves nothing behind", async () => {
  const database = await openDatabase(place, () => {});
  const client = new pg.Client(connectionOf());
  await client.connect();
  const known = readMigrations(join(import.meta.dirname, "migrations"));
  const broken = { number: known.length + 1, name: "broken", sql: "create table half (a int); select nonsense" };
  await expect(migrate(client, [...known, broken])).rejects.toThrow();
  const { rows } = await client.query("select to_regclass('half') as half");
  expect(rows).toEqual([{ half: null }]);
  await client.end();
  await database.close();
});

test("a server that is not there is a failure people can act on, without the password", async () => {
  const failure = await openDatabase({ url: "postgres://me:s3cret@127.0.0.1:1/x" }, () => {}).catch((e: unknown) => e);
  expect(failure).toBeInstanceOf(StartFailure);
  expect(String(failure)).not.toContain("s3cret");
});

function connectionOf(): pg.ClientConfig {
  if (url) return { connectionString: url };
  return {
    host: livingPostmaster(join(folder, "postgres"))?.socketFolder ?? "",
    user: "housestyle",
    database: "postgres",
  };
}

test("a database that takes the connection and says nothing is not waited for without end", async () => {
  const silent = createServer().listen(0, "127.0.0.1");
  await once(silent, "listening");
  const { port } = silent.address() as AddressInfo;
  const limits = { ...timeLimits, connection: 20 };
  await expect(openDatabase({ url: `postgres://ann@127.0.0.1:${port}/x` }, () => {}, limits)).rejects.toThrow(
    new StartFailure("Cannot reach the database in DATABASE_URL (ETIMEDOUT)."),
  );
  silent.close();
});
