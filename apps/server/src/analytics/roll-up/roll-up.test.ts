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
