import { expect, test } from "vitest";
import { freshDatabase } from "../../testing/test-database.ts";
import { countEverybody, countOwner } from "./roll-up.ts";
import { isUncounted, ownersToCount } from "./store.ts";

test("whoever waits for the counting of others finds everything counted, also more than is taken at once", async () => {
  const { database } = await freshDatabase();
  try {
    await database.pool.query("insert into owner (id) values (5), (6)");
    for (let round = 0; round < 5; round += 1) {
      await database.pool.query(
        "insert into usage_mark (owner_id, person_id, day) select 5, 7, date '2026-11-01' + n % 20 from generate_series(1, 9000) n",
      );
      const counting = Array.from({ length: 4 }, async () => {
        await countOwner(database, 5);
        return isUncounted(database, 5);
      });
      expect(await Promise.all(counting)).toEqual([false, false, false, false]);
    }
    await database.pool.query("insert into usage_mark (owner_id, person_id, day) values (5, 7, now()), (6, 7, now())");
    expect((await ownersToCount(database)).toSorted()).toEqual([5, 6]);
    await countEverybody(database);
    expect(await ownersToCount(database)).toEqual([]);
  } finally {
    await database.close();
  }
});

test("a session goes on after five idle minutes, not after more, and counts from the sixth word", async () => {
  const { database } = await freshDatabase();
  try {
    await database.pool.query("insert into owner (id) values (5)");
    await database.pool.query("create table usage_event_all partition of usage_event default");
    const begin = 9;
    // The second each happened in, and how many words there were.
    const events = [
      [0, 6],
      [300, 20],
      [601, 8],
      [5_000, 5],
    ];
    for (const [second, words] of events) {
      await database.pool.query(
        `insert into usage_event (owner_id, person_id, happened_on, kind, action, source, client, version, count, session,
           report, category, rule, words)
         select 5, 7, timestamptz '2026-11-01 00:00Z' + make_interval(secs => $1), 'edit', $2, 0, 1, '', 1,
           '6b0c2f3e-0000-4000-8000-000000000001', '', '', '', $3`,
        [second, begin, words],
      );
    }
    await database.pool.query("insert into usage_mark (owner_id, person_id, day) values (5, 7, date '2026-11-01')");
    await countOwner(database, 5);
    const { rows } = await database.pool.query("select sessions, words from usage_day where owner_id = 5");
    expect(rows.map(({ sessions, words }) => [Number(sessions), Number(words)])).toEqual([[2, 28]]);
  } finally {
    await database.close();
  }
});
