import { health, ready } from "@housestyle/contract";
import { type App, Failure, route } from "../http/index.ts";
import { watchReadiness } from "./readiness.ts";

/** What the answers about the server's own state are made from. */
export interface HealthServices {
  readonly version: string;
  /** Has the database do something; rejects when it cannot. */
  readonly askDatabase: () => Promise<unknown>;
  /** Of the disk the database lies on; undefined where it lies elsewhere. */
  readonly freeBytes: (() => Promise<number>) | undefined;
}

/** Alive, and able to serve: two different questions. */
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
