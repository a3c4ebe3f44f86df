import { Gauge, type Registry } from "prom-client";
import type { Database } from "../db/index.ts";
import { lateness } from "./store.ts";

/** Adds to the metrics how overdue the oldest waiting job is. */
export function reportJobs(registry: Registry, { query }: Pick<Database, "query">): void {
  new Gauge({
    name: "housestyle_jobs_late_seconds",
    help: "How long the oldest waiting background job has been due, or 0 if none is.",
    registers: [registry],
    async collect() {
      // The other numbers are there while the database is not.
      const seconds = await lateness(query).catch(() => undefined);
      if (seconds !== undefined) this.set(seconds);
    },
  });
}
