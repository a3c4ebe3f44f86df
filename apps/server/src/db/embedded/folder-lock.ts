import { randomUUID } from "node:crypto";
import { linkSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { claimOf, isHeld, readClaim } from "./claim.ts";

/**
 * Runs `work` while no other process does so for the same path. The lock of an ended process is released. Waits at most
 * `patience` milliseconds, and then throws the error of `onRefusal`.
 */
export async function withFolderLock<T>(
  path: string,
  patience: number,
  onRefusal: () => Error,
  work: () => Promise<T>,
): Promise<T> {
  const own = `${path}.${randomUUID()}`;
  writeFileSync(own, claimOf(process.pid));
  try {
    const deadline = Date.now() + patience;
    while (!take(path, own)) {
      if (Date.now() > deadline) throw onRefusal();
      await sleep(25);
    }
    try {
      return await work();
    } finally {
      rmSync(path, { force: true });
    }
  } finally {
    rmSync(own, { force: true });
  }
}

/** Takes the lock by linking a complete file, which is atomic, so that a lock always contains its claim. */
function take(path: string, own: string): boolean {
  if (tryLink(own, path)) return true;
  const claim = readClaim(path);
  if (claim !== "" && !isHeld(claim)) evict(path, claim, own);
  return false;
}

/** Removes the lock of an ended process. If a running one has taken it in the meantime, its lock is restored. */
function evict(path: string, dead: string, own: string): void {
  const aside = `${own}.evicted`;
  try {
    renameSync(path, aside);
  } catch {
    return;
  }
  if (readClaim(aside) !== dead) tryLink(aside, path);
  rmSync(aside, { force: true });
}

function tryLink(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw error;
  }
}
