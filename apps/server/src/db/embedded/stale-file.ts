import { readdirSync, readFileSync, readlinkSync, rmSync } from "node:fs";
import { join } from "node:path";
import { livingPostmaster, parsePostmasterFile } from "./postmaster-file.ts";

/**
 * Removes a `postmaster.pid` whose process number now belongs to another process or a zombie, as after the restart of a
 * container. PostgreSQL would mistake either for a running predecessor. Does so only on Linux, where it is visible that
 * no process works in the data folder.
 */
export function clearStaleFile(dataFolder: string): void {
  if (process.platform !== "linux" || livingPostmaster(dataFolder)) return;
  const path = join(dataFolder, "postmaster.pid");
  if (namesSomeProcess(path) && !someoneWorksIn(dataFolder)) rmSync(path, { force: true });
}

/** Returns whether the file names an existing process. PostgreSQL handles others itself. */
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
