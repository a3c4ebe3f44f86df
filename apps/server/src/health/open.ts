import { statfs } from "node:fs/promises";
import { join } from "node:path";
import type { Database } from "../db/index.ts";
import type { Feature } from "../feature.ts";
import { createProbe } from "./probe.ts";
import { type HealthServices, healthRoutes } from "./routes.ts";

/** What the server checks to determine its state. */
interface Parts {
  readonly env: { readonly DATABASE_URL?: string | undefined; readonly HOUSESTYLE_DATA: string };
  readonly database: Database;
  readonly version: string;
  /** Replaces checks in tests. */
  readonly looks?: Partial<Omit<HealthServices, "version">> | undefined;
}

/** Whether the server lives, and whether it can serve. */
export function openHealth({ env, database, version, looks }: Parts): Feature {
  const services: HealthServices = {
    version,
    askDatabase: createProbe(database),
    freeBytes: env.DATABASE_URL === undefined ? () => freeBytesOf(join(env.HOUSESTYLE_DATA, "postgres")) : undefined,
    ...looks,
  };
  return { routes: (app) => healthRoutes(app, services) };
}

/** Returns the free bytes of a folder's disk for a user other than root. */
async function freeBytesOf(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
