import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openDatabase } from "../db/index.ts";
import { patientTimeLimits } from "../testing/patient-time-limits.ts";
import { preparedData } from "../testing/prepared-data.ts";
import { createProbe } from "./probe.ts";

test("a primary that waits for its standby is away until it has one, and one connection waits for that", async () => {
  const folder = mkdtempSync(join(tmpdir(), "hs-probe-"));
  await preparedData(folder);
  const database = await openDatabase({ folder }, () => {}, patientTimeLimits);
  const probe = createProbe(database);
  const client = await database.connect();
  const waitFor = async (name: string) => {
    await client.query(`alter system set synchronous_standby_names = '${name}'`);
    await client.query("select pg_reload_conf()");
  };
  await probe();
  await waitFor("nobody");
  await expect.poll(() => probe().then(() => "ready", String)).toBe("Error: The database does not answer.");
  await expect(probe()).rejects.toThrow("The database does not answer.");
  expect(database.pool.totalCount - database.pool.idleCount).toBe(1);
  await waitFor("");
  await expect.poll(() => probe().then(() => "ready", String)).toBe("ready");
  await client.end();
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});
