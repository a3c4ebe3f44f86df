import { Gauge, type Registry } from "prom-client";
import type { Database } from "../db/index.ts";
import { lastBackup } from "./store.ts";

/** Adds to the metrics when the last backup was created, by any server or manually, or 0 if there was none. */
export function reportBackups(registry: Registry, { query }: Database): void {
  new Gauge({
    name: "housestyle_last_backup_timestamp_seconds",
    help: "Time of the last backup in seconds since 1970, or 0 if there is none.",
    registers: [registry],
    async collect() {
      // The other numbers are there while the database is not.
      const moment = await lastBackup(query).catch(() => undefined);
      if (moment !== undefined) this.set((moment?.getTime() ?? 0) / 1_000);
    },
  });
}
