import { randomUUID } from "node:crypto";
import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { claimOf, isHeld, readClaim } from "./claim.ts";

/** Writes one more user of the database of `folder` into its list; the answer is to be given back on leaving. */
export function attend(folder: string): string {
  const list = join(folder, "apps");
  mkdirSync(list, { recursive: true });
  const seat = join(list, randomUUID());
  writeFileSync(seat, claimOf(process.pid));
  return seat;
}

/** Takes a seat off the list; true when nobody alive is left on it. */
export function leaveAsLast(folder: string, seat: string): boolean {
  rmSync(seat, { force: true });
  const list = join(folder, "apps");
  let others = 0;
  for (const name of readdirSync(list)) {
    if (isHeld(readClaim(join(list, name)))) others += 1;
    else rmSync(join(list, name), { force: true });
  }
  return others === 0;
}
