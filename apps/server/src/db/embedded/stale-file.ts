import { readdirSync, readFileSync, readlinkSync, rmSync } from "node:fs";
import { join } from "node:path";
import { livingPostmaster, parsePostmasterFile } from "./postmaster-file.ts";

/**
 * Removes a `postmaster.pid` whose number now belongs to a stranger, as after the restart of a container, or to a
 * corpse that nobody buries: PostgreSQL would take either for a living predecessor. Only where it can be seen
 * (Linux) that no process works in the data folder, as every part of a running PostgreSQL does.
 */
export function clearStaleFile(dataFolder: string): void {
  if (process.platform !== "linux" || livingPostmaster(dataFolder)) return;
  const path = join(dataFolder, "postmaster.pid");
  if (namesSomeProcess(path) && !someoneWorksIn(dataFolder)) rmSync(path, { force: true });
}

/** A number that is not in the process table at all is PostgreSQL's own business. */
function namesSomeProcess(path: string): boolean {
  try {
    const pid = parsePostmasterFile(readFileSync(path, "utf8"))?.pid;
    return pid !== undefined && readdirSync(`/proc/${pid}`).length > 0;
  } catch {
    return false;
  }
}

function someoneWorksIn(folder: string): boolean {
  return readdirSync("/proc").some((name) => /^\d+$/.test(name) && workingFolderOf(name) === folder);
}

function workingFolderOf(pid: string): string {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    // It has just ended, or is none of our business.
    return "";
  }
}
