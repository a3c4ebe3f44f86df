import { personAgain } from "../caller/index.ts";
import type { Database } from "../db/index.ts";
import type { Feature } from "../feature.ts";
import { listenForRules } from "./listener.ts";
import { type EventServices, eventRoutes } from "./routes.ts";

/** Notifies clients of changes, over a connection to the database. */
export async function openEvents({
  database,
  accountRules,
}: Pick<EventServices, "accountRules"> & {
  readonly database: Parameters<typeof listenForRules>[0] & Database;
}): Promise<Feature> {
  const listener = await listenForRules(database);
  const reload: EventServices["reload"] = (person) => personAgain(database, person);
  return { routes: (app) => eventRoutes(app, { listener, accountRules, reload }), close: listener.close };
}
