import type pg from "pg";
import { Gauge, type Registry } from "prom-client";

/** Adds the connections of a pool to the metrics: those in use, those at rest, and the queries that wait for one. */
export function reportConnections(
  registry: Registry,
  pool: Pick<pg.Pool, "totalCount" | "idleCount" | "waitingCount">,
): void {
  new Gauge({
    name: "housestyle_database_connections",
    help: "Database connections of this server that are in use or idle, and the queries waiting for one.",
    labelNames: ["state"],
    registers: [registry],
    collect() {
      this.set({ state: "used" }, pool.totalCount - pool.idleCount);
      this.set({ state: "idle" }, pool.idleCount);
      this.set({ state: "waiting" }, pool.waitingCount);
    },
  });
}
