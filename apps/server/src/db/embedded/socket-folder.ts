import { createHash } from "node:crypto";
import { lstatSync, mkdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { StartFailure } from "../../start-failure.ts";
import { texts } from "../../texts.ts";

/**
 * The longest path of the folder. Unix socket paths are limited to 104 bytes on some systems, and PostgreSQL adds
 * `/.s.PGSQL.5432.lock`.
 */
const longestFolder = 80;

/** Returns a short folder for the sockets of a data folder, the same on every start. */
export function socketFolderFor(dataFolder: string): string {
  const name = `housestyle-${createHash("sha256").update(dataFolder).digest("hex").slice(0, 12)}`;
  const wanted = join(tmpdir(), name);
  return wanted.length <= longestFolder ? wanted : join("/tmp", name);
}

/** Creates the folder with access for its owner only. Fails if someone else has created it. */
export function makeSocketFolder(folder: string, owner: number): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const found = lstatSync(folder);
  const mine = found.uid === owner || found.uid === process.getuid?.();
  if (!found.isDirectory() || !mine || (found.mode & 0o077) !== 0)
    throw new StartFailure(texts.database.unsafeSocketFolder(folder));
}
