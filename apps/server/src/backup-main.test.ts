import { execFile } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, expect, test } from "vitest";
import { program } from "./testing/program.ts";
import { freshDatabase } from "./testing/test-database.ts";

const folder = mkdtempSync(join(tmpdir(), "hs-backup-main-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function run(args: readonly string[], env: Record<string, string>) {
  const ended = promisify(execFile)(process.execPath, [program("backup-main"), ...args], {
    env: { ...process.env, ...env },
  });
  return ended.then(
    ({ stdout, stderr }) => ({ stdout, stderr }),
    ({ stdout, stderr }: { stdout: string; stderr: string }) => ({ stdout, stderr }),
  );
}

test("a backup goes from a database elsewhere into an empty folder, tried out before", async () => {
  const { url, database } = await freshDatabase();
  await database.query
    .insertInto("person")
    .values({ name: "Pat", email: "pat@example.org", licence_type: null })
    .execute();
  await database.close();
  const file = join(folder, "all.gz");
  expect(await run(["backup", file], { DATABASE_URL: url })).toEqual({
    stdout: `Backed up 2 rows to ${file}.\n`,
    stderr: "",
  });
  expect((await run(["backup", "--verify", file], { DATABASE_URL: url })).stdout).toMatch(
    /^\S+all\.gz is intact: all 2 rows in \d+ tables were restored correctly to a temporary database\.\n$/,
  );
  expect((await run(["backup", "--verify"], { DATABASE_URL: url })).stdout).toMatch(/^A new backup is intact/);
  const elsewhere = { DATABASE_URL: "", HOUSESTYLE_DATA: join(folder, "data") };
  expect(await run(["restore", file], elsewhere)).toEqual({
    stdout: "Restored 2 rows. Start the server. Everyone has to log in again.\n",
    stderr: "",
  });
  expect((await run(["restore", file], elsewhere)).stderr).toMatch(/^This database is not empty\./);
  expect(readdirSync(folder)).toEqual(["all.gz", "data"]);
});

test.each([[["backup"]], [["restore", "--verify", "x"]], [["backup", "--nonsense", "x"]], [["backup", "x", "y"]]])(
  "%j is answered with how it is written",
  async (args) => {
    expect(await run(args, { DATABASE_URL: "postgres://nobody@127.0.0.1:1/x" })).toMatchObject({
      stderr: expect.stringMatching(/^Usage: .*\n$/),
    });
  },
);
