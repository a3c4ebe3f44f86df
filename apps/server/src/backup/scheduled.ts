import { mkdir, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Database } from "../db/index.ts";
import { backUp } from "./backup.ts";

/** Backups that are made by themselves. */
export interface BackupPlan {
  readonly folder: string;
  /** So many are kept. */
  readonly keep: number;
}

const name = /^housestyle-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.gz$/;
/** What a server left that ended while it wrote. */
const unfinished = /^housestyle-[-0-9TZ]+\.gz\.part$/;
/** A file that nobody has written to for so long is nobody's, milliseconds. */
const abandoned = 24 * 3_600_000;

/** Makes a backup named after the moment; once it is there, the oldest of those made so are deleted. */
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

/** The files of a folder that are backups beyond the newest `keep`. Others are none of ours. */
export function tooMany(names: readonly string[], keep: number): string[] {
  const ours = names.filter((each) => name.test(each)).sort();
  return ours.slice(0, Math.max(0, ours.length - keep));
}

function nameAt(moment: Date): string {
  return `housestyle-${moment.toISOString().slice(0, 19).replaceAll(":", "-")}Z.gz`;
}
