import { readFileSync } from "node:fs";
import { join } from "node:path";
import { commandLineOf, isAlive } from "./process-identity.ts";

/** The content of `postmaster.pid`, written by a running PostgreSQL. */
export interface Postmaster {
  readonly pid: number;
  readonly socketFolder: string;
  readonly status: string;
}

/**
 * Reads `postmaster.pid`: pid, data folder, start time, port, socket folder, address, shared memory, status,
 * one per line (PostgreSQL's miscadmin.h). Undefined for a file that is not whole.
 */
export function parsePostmasterFile(content: string): Postmaster | undefined {
  const lines = content.split("\n").map((line) => line.trim());
  const pid = Number.parseInt(lines[0] ?? "", 10);
  if (!Number.isInteger(pid) || pid <= 0) return undefined;
  return { pid, socketFolder: lines[4] ?? "", status: lines[7] ?? "" };
}

/** Returns the PostgreSQL running on this data folder, if there is one. */
export function livingPostmaster(dataFolder: string): Postmaster | undefined {
  let content: string;
  try {
    content = readFileSync(join(dataFolder, "postmaster.pid"), "utf8");
  } catch {
    return undefined;
  }
  const found = parsePostmasterFile(content);
  // The number in an old file may long belong to a stranger, so its command line must name the folder.
  return found && isAlive(found.pid) && commandLineOf(found.pid).includes(dataFolder) ? found : undefined;
}
