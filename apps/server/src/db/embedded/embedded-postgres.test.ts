import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { StartFailure } from "../../start-failure.ts";
import { preparedData } from "../../testing/prepared-data.ts";
import { claimOf, isHeld } from "./claim.ts";
import { joinEmbeddedPostgres } from "./embedded-postgres.ts";
import { withFolderLock } from "./folder-lock.ts";
import { livingPostmaster, parsePostmasterFile } from "./postmaster-file.ts";
import { chooseRunAs, type RunAs, unprivilegedUser } from "./run-as.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "hs-pg-"));
});
afterEach(() => {
  const living = livingPostmaster(join(folder, "postgres"));
  if (living) process.kill(living.pid, "SIGKILL");
  rmSync(folder, { recursive: true, force: true });
});

const ways: [string, RunAs][] = [["the usual way", chooseRunAs()]];
if (process.getuid?.() === 0) ways.push(["as another user", unprivilegedUser()]);

async function ask(connection: object, statement: string): Promise<unknown> {
  const client = new Client(connection);
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

describe.each(ways)("run %s", (_, runAs) => {
  test("starts, keeps what was written, stops with the last to leave and starts again", async () => {
    // Open to all, so that the data stays in the test's own folder.
    chmodSync(folder, 0o755);
    const data = join(folder, "data");
    const first = await joinEmbeddedPostgres(data, runAs);
    await ask(first.connection, "create table kept (word text)");
    await ask(first.connection, "insert into kept values ('Ärger')");
    await first.leave();
    expect(livingPostmaster(join(data, "postgres"))).toBeUndefined();

    const second = await joinEmbeddedPostgres(data, runAs);
    expect(await ask(second.connection, "select lower(word) as word from kept")).toEqual([{ word: "ärger" }]);
    expect(await ask(second.connection, "show listen_addresses")).toEqual([{ listen_addresses: "" }]);
    await second.leave();
  });
});

test("an app that is still there keeps the database alive for itself", async () => {
  await preparedData(folder);
  const own = await joinEmbeddedPostgres(folder);
  // Process 1 of this machine stands for another app: it lives as long as the test.
  writeFileSync(join(folder, "apps", "1"), claimOf(1));
  await own.leave();
  expect(livingPostmaster(join(folder, "postgres"))).toBeDefined();

  rmSync(join(folder, "apps", "1"));
  const again = await joinEmbeddedPostgres(folder);
  await again.leave();
  expect(livingPostmaster(join(folder, "postgres"))).toBeUndefined();
});

test("a stranger with the number of the old database is not taken for it", async () => {
  await preparedData(folder);
  const lines = [process.ppid, join(folder, "postgres"), 0, 5432, "/tmp", "", "", "ready", ""];
  writeFileSync(join(folder, "postgres", "postmaster.pid"), lines.join("\n"));
  const joined = await joinEmbeddedPostgres(folder);
  expect(await ask(joined.connection, "select 1 as one")).toEqual([{ one: 1 }]);
  await joined.leave();
});

test("data of another version is refused by name", async () => {
  await preparedData(folder);
  writeFileSync(join(folder, "postgres", "PG_VERSION"), "12\n");
  const failure = await joinEmbeddedPostgres(folder).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(StartFailure);
  expect(String(failure)).toContain("created by PostgreSQL 12");
});

test("a folder that cannot be made is named in the failure", async () => {
  writeFileSync(join(folder, "file"), "");
  const failure = await joinEmbeddedPostgres(join(folder, "file", "data")).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(StartFailure);
  expect(String(failure)).toContain(join(folder, "file", "data"));
});

test("half a data folder left by a killed start is not used", async () => {
  writeFileSync(join(folder, "postgres.new"), "torn");
  const joined = await joinEmbeddedPostgres(folder);
  expect(existsSync(join(folder, "postgres.new"))).toBe(false);
  await joined.leave();
});

test("a lock passes from hand to hand, one at a time", async () => {
  let inside = 0;
  let most = 0;
  const turn = () => new Promise<void>((done) => setImmediate(done));
  const visit = (path: string) =>
    withFolderLock(
      path,
      10_000,
      () => new Error("refused"),
      async () => {
        most = Math.max(most, ++inside);
        // Whoever does not wait comes in now.
        for (let turns = 0; turns < 5; turns += 1) await turn();
        inside -= 1;
      },
    );
  await Promise.all([1, 2, 3, 4, 5].map(() => visit(join(folder, "lock"))));
  expect(most).toBe(1);
  expect(existsSync(join(folder, "lock"))).toBe(false);
});

test("the lock of a dead process is taken over, that of a living one is not", async () => {
  const lock = join(folder, "lock");
  const enter = () =>
    withFolderLock(
      lock,
      100,
      () => new Error("refused"),
      async () => "in",
    );
  writeFileSync(lock, "999999999 1");
  expect(await enter()).toBe("in");
  writeFileSync(lock, claimOf(process.ppid));
  await expect(enter()).rejects.toThrow("refused");
});

test.each([
  ["", false],
  ["x", false],
  ["-1 1", false],
  ["999999999 ", false],
])("the claim %j is held: %s", (claim, held) => {
  expect(isHeld(claim)).toBe(held);
});

test.each([[""], ["abc\n"], ["0\n"], ["-5\n"]])("a torn postmaster file %j names nobody", (content) => {
  expect(parsePostmasterFile(content)).toBeUndefined();
});
