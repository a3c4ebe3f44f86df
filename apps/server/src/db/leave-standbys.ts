import type pg from "pg";
import { closeNow } from "./watch-silence.ts";

/** PostgreSQL’s code for a change that a standby cannot make. */
const readOnly = "25006";

/** Closes connections to a database that has become a standby, so that later requests get connections to the primary. */
export function leaveStandbys(pool: pg.Pool): void {
  pool.on("connect", (client) => {
    const query = client.query.bind(client) as (...args: unknown[]) => unknown;
    const look = (error: unknown) => {
      if ((error as { code?: unknown } | null | undefined)?.code === readOnly) closeNow(client);
    };
    const watched = (...args: unknown[]): unknown => {
      const callback = args.at(-1);
      if (typeof callback === "function") {
        return query(...args.slice(0, -1), (error: unknown, result: unknown) => {
          look(error);
          callback(error, result);
        });
      }
      const result = query(...args);
      if (result instanceof Promise) result.catch(look);
      return result;
    };
    client.query = watched as typeof client.query;
  });
}
