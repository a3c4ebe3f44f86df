import type { Registry } from "prom-client";
import type { Database } from "../db/index.ts";
import type { Feature } from "../feature.ts";
import type { BackupEnv } from "./env.ts";
import { reportBackups } from "./report.ts";
import { keepBackups } from "./scheduled.ts";

/** What backups need from the rest of the server. */
interface Parts {
  readonly env: BackupEnv;
  readonly database: Database;
  readonly registry: Registry;
}

/** Creates backups on schedule if the operator has set a folder, and reports the last one in the metrics. */
export function openBackup({ env, database, registry }: Parts): Feature {
  reportBackups(registry, database);
  const { HOUSESTYLE_BACKUP_FOLDER: folder, HOUSESTYLE_BACKUP_KEEP: keep } = env;
  // The job is known without a folder, too: another server of the same database may store it.
  const run = async () => folder !== undefined && keepBackups(database, { folder, keep }, new Date());
  return { jobs: [{ name: "back-up", run, at: folder === undefined ? [] : env.HOUSESTYLE_BACKUP_AT.map(daily) }] };
}

/** Returns `03:20` as a cron pattern. */
function daily(time: string): string {
  const [hour, minute] = time.split(":").map(Number);
  return `${minute} ${hour} * * *`;
}
