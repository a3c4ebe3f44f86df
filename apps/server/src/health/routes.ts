import { health, ready } from "@housestyle/contract";
import { type App, Failure, route } from "../http/index.ts";

/** What the answers about the server's own state are made from. */
export interface HealthServices {
  readonly version: string;
  /** Reads something from the database; rejects when it cannot. */
  readonly askDatabase: () => Promise<unknown>;
}

/** Alive, and able to serve: two different questions. */
export function healthRoutes(app: App, { version, askDatabase }: HealthServices): void {
  route(app, health, async () => ({ Status: "ok" as const, Version: version }), { allowance: "none" });

  // The checker is there before the server listens, and replaces its own threads.
  route(
    app,
    ready,
    async () => {
      try {
        await askDatabase();
      } catch {
        throw new Failure("not-ready", { retryAfter: 2 });
      }
      return { Status: "ready", Database: "ok", Checker: "ok" } as const;
    },
    { allowance: "none" },
  );
}
