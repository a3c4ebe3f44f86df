import { mkdir, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Database } from "../db/index.ts";
import { backUp } from "./backup.ts";

/** The plan for scheduled backups. */
export interface BackupPlan {
  readonly folder: string;
  /** The number of backups to keep. */
  readonly keep: number;
}

const name = /^housestyle-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.gz$/;
/** Matches files left by a server that ended while writing. */
const unfinished = /^housestyle-[-0-9TZ]+\.gz\.part$/;
/** The milliseconds without a change after which such a file is abandoned. */
const abandoned = 24 * 3_600_000;

/** Creates a backup named after the current time, and then deletes the oldest ones that were created in this way. */
export async function keepBackups(database: Database, { folder, keep }: BackupPlan, now: Date): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await backUp(database, join(folder, nameAt(now)));
  const names = await readdir(folder);
  for (const old of tooMany(names, keep)) await rm(join(folder, old), { force: true });
  for (const part of names.filter((each) => unfinished.test(each))) {
    const { mtimeMs } = await stat(join(folder, part)).catch(() => ({ mtimeMs: now.getTime() }));
    if (now.getTime() - mtimeMs > abandoned) await rm(join(folder, part), { force: true });
  }
}

/** Returns the backups in a folder beyond the newest `keep`, ignoring other files. */
export function tooMany(names: readonly string[], keep: number): string[] {
  const ours = names.filter((each) => name.test(each)).sort();
  return ours.slice(0, Math.max(0, ours.length - keep));
}

function nameAt(moment: Date): string {
  return `housestyle-${moment.toISOString().slice(0, 19).replaceAll(":", "-")}Z.gz`;
}
