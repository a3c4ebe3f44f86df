import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { claimOf, isHeld, readClaim } from "./claim.ts";

/** Writes this process into the list of those that use the database of `folder`. */
export function attend(folder: string): void {
  mkdirSync(join(folder, "apps"), { recursive: true });
  writeFileSync(join(folder, "apps", String(process.pid)), claimOf(process.pid));
}

/** Takes this process off the list; true when nobody alive is left on it. */
export function leaveAsLast(folder: string): boolean {
  const list = join(folder, "apps");
  rmSync(join(list, String(process.pid)), { force: true });
  let others = 0;
  for (const name of readdirSync(list)) {
    if (isHeld(readClaim(join(list, name)))) others += 1;
    else rmSync(join(list, name), { force: true });
  }
  return others === 0;
}
