import { afterAll, beforeAll, expect, test } from "vitest";
import { patientTimeLimits } from "../testing/patient-time-limits.ts";
import { freshDatabase } from "../testing/test-database.ts";
import { type Database, type DatabasePlace, openDatabase } from "./index.ts";

// What a pooler needs, held without one: two addresses of one database, told apart by the name of their connections.

let first: Database;
let place: Extract<DatabasePlace, { readonly url: string }>;

beforeAll(async () => {
  const fresh = await freshDatabase();
  first = fresh.database;
  const named = (name: string) => `${fresh.url}&application_name=${name}`;
  place = { url: named("pooled"), direct: named("direct") };
});
afterAll(() => first.close());

const open = (prepares?: boolean) =>
  openDatabase({ ...place, ...(prepares !== undefined && { prepares }) }, () => {}, patientTimeLimits);

async function setLimit(): Promise<void> {
  const { rows } = await first.pool.query<{ statement: string }>(
    `select format('alter role %I in database %I set statement_timeout = ''7s''', current_user, current_database())
      as statement`,
  );
  await first.pool.query(rows[0]?.statement ?? "");
}

test("statements and transactions use one address; jobs, notifications, and migrations the other", async () => {
  await expect(open()).rejects.toThrow(/^The pooler in DATABASE_URL doesn’t pass on the time limit/);
  await setLimit();
  const database = await open();
  const asked = `select current_setting('application_name') as name, setting::int as most
    from pg_settings where name = 'statement_timeout'`;
  expect((await database.pool.query(asked)).rows).toEqual([{ name: "pooled", most: 7_000 }]);
  expect((await database.directPool.query(asked)).rows).toEqual([
    { name: "direct", most: patientTimeLimits.statement },
  ]);
  const client = await database.connect();
  expect((await client.query(asked)).rows).toEqual([{ name: "direct", most: 0 }]);
  await client.end();
  await database.close();
});

test.each([
  ["off", false, 0],
  ["on", true, 1],
])("with prepared statements %s, frequent statements are named accordingly", async (_, prepares, count) => {
  await setLimit();
  const database = await open(prepares);
  const client = await database.pool.connect();
  for (let time = 0; time < 5; time++) await client.query("select $1::int + 40 as sum", [time]);
  const named = "select name from pg_prepared_statements where statement = 'select $1::int + 40 as sum'";
  expect((await client.query(named)).rows).toHaveLength(count);
  client.release();
  await database.close();
});
