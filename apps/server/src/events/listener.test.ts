import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { freshDatabase } from "../testing/test-database.ts";
import { listenForRules } from "./listener.ts";

test("when its connection is lost, everyone is told to look again, and hears the next change", async () => {
  const { database } = await freshDatabase();
  const listener = await listenForRules(database);
  onTestFinished(async () => {
    await listener.close();
    await database.close();
  });
  const heard: (number | undefined)[] = [];
  listener.subscribe((owner) => heard.push(owner));
  await sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query like 'listen %'`.execute(database.query);
  await expect.poll(() => heard).toEqual([undefined]);
  await sql`select pg_notify('housestyle_rules', '7')`.execute(database.query);
  await expect.poll(() => heard).toEqual([undefined, 7]);
});
