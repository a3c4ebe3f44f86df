import type { TestServer } from "./test-server.ts";
import type { Visitor } from "./visitor.ts";

/** What is stored of somebody's events, oldest first. */
export async function storedEvents(
  { database }: Pick<TestServer, "database">,
  person: Visitor,
): Promise<Record<string, unknown>[]> {
  const { rows } = await database.pool.query("select * from usage_event where person_id = $1 order by id", [person.id]);
  return rows;
}
