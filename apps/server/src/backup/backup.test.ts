import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { deepTest } from "@housestyle/testing";
import { sql } from "kysely";
import { afterAll, expect, test } from "vitest";
import type { Database } from "../db/index.ts";
import { monthOf } from "../telemetry/months.ts";
import { makeMonths } from "../telemetry/store.ts";
import { fillTables } from "../testing/fill-tables.ts";
import { freshDatabase } from "../testing/test-database.ts";
import { startTestServer } from "../testing/test-server.ts";
import { signedUp, stranger, withTeam } from "../testing/visitor.ts";
import { backUp } from "./backup.ts";
import { restore } from "./restore.ts";
import { keepBackups, tooMany } from "./scheduled.ts";
import { ownTables, readSums } from "./store.ts";
import { verify } from "./verify.ts";

const folder = mkdtempSync(join(tmpdir(), "hs-backup-"));
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
});

const sumsOf = async ({ query }: Database) => readSums(query, await ownTables(query));

/** The months that rows are made up for. */
const months = [0, 1, 2, 3, 4, 5, 6].map((after) => monthOf(new Date("2026-07-15T00:00:00Z"), after));

test("what was backed up comes back: people sign in, teams have their rules, new rows get new ids", async () => {
  const file = join(folder, "all.gz");
  const before = await startTestServer();
  const { admin, teamId } = await withTeam(before, "Night désk 🌙");
  await admin.post("/api/ignorepatterns", { word: "zyntharil", teamId });
  const guides = (await admin.get<{ Id: number; TeamId: number }[]>("/api/styleguide")).body;
  const StyleGuideId = guides.find(({ TeamId }) => TeamId === teamId)?.Id;
  await admin.post("/api/styleguide/items", [
    { StyleGuideId, Match: "e-mail", Replace: "email", IncludeContext: ["send"] },
  ]);
  await admin.post("/api/v1/documents", {
    Title: "Letter",
    Text: 'A line\nand "another"\\.\u2028Behind a separator.',
    Content: { type: "doc" },
  });
  expect((await admin.post("/api/captureeditactionextended", { Action: 9 })).status).toBeLessThan(300);
  expect(await backUp(before.database, file)).toBeGreaterThan(8);
  const seen = await sql`select last_value from usage_event_id`.execute(before.database.query);
  await before.close();

  // Started once: it has its months and its secret, and nobody yet.
  const used = await startTestServer();
  await makeMonths(used.database.query, months.slice(4, 5));
  await sql`insert into verification (identifier, value, expires_at) values ('begun', 'x', now())`.execute(
    used.database.query,
  );
  await restore(used.database, file);
  const { database, dataFolder } = used;
  const after = await startTestServer({ database, dataFolder });
  const back = stranger(after);
  expect((await back.post("/api/v1/login", { Email: admin.email, Password: "seven green bottles" })).status).toBe(200);
  expect((await back.get("/api/teams")).body).toMatchObject([{ Id: teamId, Name: "Night désk 🌙" }]);
  expect((await back.get("/api/styleguide/items")).body).toMatchObject([{ Match: "e-mail", IncludeContext: ["send"] }]);
  const documents = (await back.get<{ Id: number }[]>("/api/v1/documents")).body;
  expect((await back.get(`/api/v1/documents/${documents[0]?.Id}`)).body).toMatchObject({
    Text: 'A line\nand "another"\\.\u2028Behind a separator.',
  });
  expect((await back.post<{ Tags: unknown[] }>("/api/tagtext", { Text: "A zyntharil grows." })).body.Tags).toEqual([]);
  const fresh = await signedUp(after);
  expect(fresh.id).toBeGreaterThan(teamId);
  expect((await back.post<{ Id: number }[]>("/api/styleguide/items", [{ StyleGuideId, Match: "new" }])).status).toBe(
    200,
  );
  expect(await sql`select last_value from usage_event_id`.execute(database.query)).toMatchObject({ rows: seen.rows });
  await after.close();
  await used.close();
});

test("every table there is comes back as it was, whatever it holds", async () => {
  const file = join(folder, "filled.gz");
  const seed = Date.now();
  const { database } = await freshDatabase();
  await makeMonths(database.query, months);
  await fillTables(database, 6, seed);
  // The next backup finds the rows in another order: a row that is changed moves behind those that refer to it.
  await sql`update snippet_folder set position = position / 2`.execute(database.query);
  // A restore ends all sessions, and an account remembers the last of them.
  await sql`update person set last_seen = '2100-01-01'`.execute(database.query);
  const sums = await sumsOf(database);
  expect(Object.entries(sums).filter(([, { rows }]) => rows === 0)).toEqual([]);
  await backUp(database, file);

  const { database: other } = await freshDatabase();
  await restore(other, file);
  expect({ seed, sums: { ...(await sumsOf(other)), session: sums.session } }).toEqual({ seed, sums });
  expect(await verify(database, file)).toEqual(sums);
  await other.close();
  await database.close();
});

test("rows come back in any order, and however many they are", async () => {
  const file = join(folder, "order.gz");
  const { database } = await freshDatabase();
  await sql`insert into person (name, email) values ('Pat', 'pat@example.org')`.execute(database.query);
  await sql`insert into snippet_folder (owner_id, name)
    select o.id, 'Folder ' || n from owner o, generate_series(1, 1300) n`.execute(database.query);
  // Each lies in the one made after it.
  await sql`update snippet_folder f set parent_id = f.id + 1
    where exists (select 1 from snippet_folder n where n.id = f.id + 1)`.execute(database.query);
  await sql`insert into document (owner_id, title, text) select id, 'A book', repeat('word ', 1000000) from owner`.execute(
    database.query,
  );
  const sums = await sumsOf(database);
  await backUp(database, file);
  const { database: other } = await freshDatabase();
  await restore(other, file);
  expect(await sumsOf(other)).toEqual(sums);
  const stricter = sql`select conname from pg_constraint where contype = 'f' and condeferrable`;
  expect((await stricter.execute(other.query)).rows).toEqual([]);
  await other.close();
  await database.close();
});

deepTest("a database in use is not restored into, and a file that is none changes nothing", async () => {
  const file = join(folder, "small.gz");
  const server = await startTestServer();
  await signedUp(server);
  await backUp(server.database, file);
  await expect(restore(server.database, file)).rejects.toThrow(/not empty/);
  await server.close();

  const { database } = await freshDatabase();
  const damaged = join(folder, "damaged.gz");
  const [head = "", ...lines] = gunzipSync(readFileSync(file)).toString().trimEnd().split("\n");
  const refused = async (content: string | Buffer, reason: RegExp) => {
    writeFileSync(damaged, content);
    await expect(restore(database, damaged)).rejects.toThrow(reason);
    await expect(verify(database, damaged)).rejects.toThrow(reason);
  };
  const damagedBy = (...changed: readonly string[]) => gzipSync(`${changed.join("\n")}\n`);
  await refused(readFileSync(file).subarray(0, 200), /not a Housestyle backup|damaged/);
  await refused("hello", /not a Housestyle backup/);
  await refused(damagedBy(JSON.stringify({ ...JSON.parse(head), migration: 1 }), ...lines), /another version/);
  await refused(damagedBy(head, ...lines.slice(0, -1)), /damaged/);
  await refused(damagedBy(head, ...lines.filter((line) => !line.includes('"Pat Example"'))), /damaged/);
  await refused(damagedBy(head, ...lines.map((line) => line.replace("Pat Example", "Eve Example"))), /damaged/);
  await expect(restore(database, join(folder, "missing.gz"))).rejects.toThrow(/missing\.gz does not exist/);
  expect(await database.query.selectFrom("person").select("id").execute()).toEqual([]);
  await restore(database, file);
  expect(await database.query.selectFrom("person").select("id").execute()).toHaveLength(1);
  await database.close();
});

test("a backup that cannot be written leaves nothing and says why in one sentence", async () => {
  const { database } = await freshDatabase();
  await expect(backUp(database, join(folder, "missing", "x.gz"))).rejects.toThrow(
    /^The folder .*missing does not exist\. /,
  );
  await expect(backUp(database, folder)).rejects.toThrow(/^Something else already exists at/);
  expect(readdirSync(folder).filter((name) => name.endsWith(".part"))).toEqual([]);
  await database.close();
});

test("of the backups made by themselves the newest are kept, and nothing that is no backup is touched", async () => {
  const kept = join(folder, "kept");
  const server = await startTestServer({
    env: { HOUSESTYLE_BACKUP_FOLDER: kept, HOUSESTYLE_BACKUP_KEEP: "2", HOUSESTYLE_BACKUP_AT: "03:20, 15:20" },
  });
  const operator = await signedUp(server);
  const facts = async () => (await operator.get("/api/v1/operator")).body;
  const told = async () =>
    Number(
      /^housestyle_last_backup_timestamp_seconds (\S+)$/m.exec(
        await (await fetch(`${server.url}/metrics`)).text(),
      )?.[1],
    );
  expect(await facts()).toMatchObject({ BackupsScheduled: true, LastBackupOn: null });
  expect(await told()).toBe(0);
  for (const hour of [1, 2, 3, 4]) {
    await keepBackups(server.database, { folder: kept, keep: 2 }, new Date(Date.UTC(2026, 10, 22, hour)));
    writeFileSync(join(kept, `housestyle-2026-11-22T0${hour}-30-00Z.gz.part`), "half");
    writeFileSync(join(kept, "mine.gz"), "");
  }
  utimesSync(join(kept, "housestyle-2026-11-22T01-30-00Z.gz.part"), 0, 0);
  await keepBackups(server.database, { folder: kept, keep: 2 }, new Date(Date.UTC(2026, 10, 22, 5)));
  expect(readdirSync(kept)).toEqual([
    "housestyle-2026-11-22T02-30-00Z.gz.part",
    "housestyle-2026-11-22T03-30-00Z.gz.part",
    "housestyle-2026-11-22T04-00-00Z.gz",
    "housestyle-2026-11-22T04-30-00Z.gz.part",
    "housestyle-2026-11-22T05-00-00Z.gz",
    "mine.gz",
  ]);
  expect(tooMany(readdirSync(kept), 1)).toEqual(["housestyle-2026-11-22T04-00-00Z.gz"]);
  expect((await verify(server.database, join(kept, "housestyle-2026-11-22T05-00-00Z.gz"))).person?.rows).toBe(1);
  expect(await facts()).toMatchObject({ LastBackupOn: expect.stringMatching(/^20\d\d-/) });
  expect(await told()).toBeGreaterThan(1_700_000_000);
  await server.close();
});
