import { expect, test } from "vitest";
import { patientTimeLimits } from "../testing/patient-time-limits.ts";
import { freshDatabase } from "../testing/test-database.ts";
import { isLoss, openDatabase } from "./index.ts";

test("a connection to a former primary is left, and the next one is to the new primary", async () => {
  const { url, database } = await freshDatabase();
  await database.pool.query("create table note (text text)");
  const other = await database.connect();
  const { rows } = await other.query<{ name: string }>("select quote_ident(current_database()) as name");
  const name = rows[0]?.name ?? "";
  // What is connected from now on may change nothing, as on a standby.
  await other.query(`alter database ${name} set default_transaction_read_only = on`);
  const moved = await openDatabase({ url }, () => {}, patientTimeLimits).catch((error: unknown) => error);
  expect(moved).toMatchObject({ code: "25006" });
  await other.query("set default_transaction_read_only = off");
  await other.query(`alter database ${name} reset default_transaction_read_only`);
  const server = await openDatabase({ url }, () => {}, patientTimeLimits);
  const held = await server.pool.connect();
  await held.query("set default_transaction_read_only = on");
  held.release();
  const add = () => server.pool.query("insert into note values ('one')");
  const failure = await add().catch((error: unknown) => error);
  expect(failure).toMatchObject({ code: "25006" });
  expect(isLoss(failure)).toBe(true);
  await add();
  await other.end();
  await server.close();
  await database.close();
});
