import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { afterAll, expect, test } from "vitest";
import { freshDatabase } from "../testing/test-database.ts";
import { startJobs } from "./index.ts";

const soon = { timeout: 25_000, interval: 100 };
const { url, database } = await freshDatabase();
afterAll(() => database.close());

test("work goes on when its connections are taken away, and when all connections are in use", async () => {
  const done: number[] = [];
  const note = (payload: unknown) => void done.push((payload as { readonly number: number }).number);
  const jobs = await startJobs(database.pool, { note }, [], { warn: () => {} });
  const add = (number: number) => jobs.add("note", { number });
  await add(1);
  await expect.poll(() => done, soon).toEqual([1]);

  const killer = new pg.Client({ connectionString: url });
  await killer.connect();
  for (let round = 0; round < 20; round++) {
    await Promise.allSettled([
      add(100 + round),
      killer.query(
        "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
      ),
    ]);
    await sleep(20);
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

  const held = await Promise.all(Array.from({ length: 18 }, () => database.pool.connect()));
  await sleep(6_000);
  for (const client of held) client.release();
  await add(3);
  await expect.poll(() => done, soon).toContain(3);
  await jobs.close();
});
