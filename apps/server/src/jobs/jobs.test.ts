import { sql } from "kysely";
import pg from "pg";
import { afterAll, expect, test, vi } from "vitest";
import { freshDatabase } from "../testing/test-database.ts";
import { addJobs, startJobs } from "./index.ts";
import { freeJobsOfLost } from "./lost-workers.ts";
import { patientPool } from "./patient-pool.ts";

const soon = { timeout: 60_000, interval: 20 };
const { url, database } = await freshDatabase();
afterAll(() => database.close());

test("the connection that news come by may be given back twice, when it breaks while all ends", async () => {
  const { pool } = patientPool(database.pool, new AbortController().signal);
  const given = vi.fn();
  database.pool.on("release", given);
  await new Promise<void>((resolve, reject) => {
    pool.connect((error, _, release) => {
      if (error) return reject(error);
      try {
        release();
        release();
        resolve();
      } catch (thrown) {
        reject(thrown);
      }
    });
  });
  database.pool.removeListener("release", given);
  expect(given).toHaveBeenCalledOnce();
});

test("work goes on when its connections are taken away, and when all connections are in use", async () => {
  const done: number[] = [];
  const note = (payload: unknown) => void done.push((payload as { readonly number: number }).number);
  const jobs = await startJobs(database.pool, [{ name: "note", run: note }], { warn: () => {} });
  const add = (number: number) => addJobs(database.query, "note", [{ number }]);
  await add(1);
  await expect.poll(() => done, soon).toEqual([1]);

  const killer = new pg.Client({ connectionString: url });
  await killer.connect();
  const others = "select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()";
  for (let round = 0; round < 20; round++) {
    await Promise.allSettled([
      add(100 + round),
      killer.query(`select pg_terminate_backend(pid) from (${others}) as other`),
    ]);
    // Until there is one again to be taken away.
    await expect
      .poll(async () => (await killer.query(others)).rows.length, { timeout: 60_000, interval: 5 })
      .toBeGreaterThan(0);
  }
  await killer.end();
  await expect
    .poll(
      () =>
        add(2).then(
          () => true,
          () => false,
        ),
      soon,
    )
    .toBe(true);
  await expect.poll(() => done, soon).toContain(2);

  // All but the one on which the jobs listen.
  const held = await Promise.all(Array.from({ length: 19 }, () => database.pool.connect()));
  // Whoever asks from now on is told at once, and not after the seconds a server is patient for.
  Object.assign(database.pool.options, { connectionTimeoutMillis: 50 });
  const asked = vi.spyOn(database.pool, "connect");
  // Until the jobs, too, were told that there is none left for them.
  await expect.poll(() => asked.mock.settledResults.some(({ type }) => type === "rejected"), soon).toBe(true);
  for (const client of held) client.release();
  Object.assign(database.pool.options, { connectionTimeoutMillis: 5_000 });
  await add(3);
  await expect.poll(() => done, soon).toContain(3);
  await jobs.close();
});

test("what a server was doing that was killed is done by another one, and what one is doing is left to it", async () => {
  const { database } = await freshDatabase();
  const done: number[] = [];
  const held = Promise.withResolvers<void>();
  const note = async (payload: unknown) => {
    const { number } = payload as { readonly number: number };
    if (number === 1) await held.promise;
    done.push(number);
  };
  const jobs = await startJobs(database.pool, [{ name: "note", run: note }], { warn: () => {} });
  await addJobs(database.query, "note", [{ number: 1 }]);
  const locked = sql<{ locked_by: string }>`select locked_by from graphile_worker.jobs where locked_by is not null`;
  await expect.poll(async () => (await locked.execute(database.query)).rows.length, soon).toBe(1);
  await sql`update graphile_worker._private_jobs set locked_at = now() - interval '1 hour'`.execute(database.query);
  // As a server leaves one that is killed while it works.
  await database.query.transaction().execute(async (transaction) => {
    await addJobs(transaction, "note", [{ number: 2 }]);
    await sql`update graphile_worker._private_jobs set locked_by = 'killed', locked_at = now() - interval '2 minutes'
      where locked_by is null`.execute(transaction);
  });
  await freeJobsOfLost(database.pool);
  await expect.poll(() => done, soon).toEqual([2]);
  // That a job is done is noted a moment after it is.
  await expect.poll(async () => (await locked.execute(database.query)).rows.length, soon).toBe(1);
  held.resolve();
  await expect.poll(() => done, soon).toEqual([2, 1]);
  await jobs.close();
  await database.close();
});
