import { health, ready } from "@housestyle/contract";
import { type App, Failure, route } from "../http/index.ts";
import { watchReadiness } from "./readiness.ts";

/** What the responses about the server's state are made from. */
export interface HealthServices {
  readonly version: string;
  /** Runs a query. Rejects if the database is unavailable. */
  readonly askDatabase: () => Promise<unknown>;
  /** Returns the free bytes of the database's disk, or is undefined if that is elsewhere. */
  readonly freeBytes: (() => Promise<number>) | undefined;
}

/** Serves two different answers: whether the server is running, and whether it is ready. */
export function healthRoutes(app: App, { version, askDatabase, freeBytes }: HealthServices): void {
  route(app, health, async () => ({ Status: "ok" as const, Version: version }), { allowance: "none" });

  const readiness = watchReadiness(askDatabase, freeBytes);
  // The checker is there before the server listens, and replaces its own threads.
  route(
    app,
    ready,
    async () => {
      const { Database, Disk } = await readiness();
      if (Database === "ok" && Disk === "ok") return { Status: "ready", Database, Disk, Checker: "ok" } as const;
      throw new Failure("not-ready", { retryAfter: 2, more: { Database, Disk, Checker: "ok" } });
    },
    { allowance: "none" },
  );
}
