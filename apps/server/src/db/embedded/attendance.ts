import { randomUUID } from "node:crypto";
import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { claimOf, isHeld, readClaim } from "./claim.ts";

/** Adds a user to the list of the database in `folder`. Returns its entry, to be passed when leaving. */
export function attend(folder: string): string {
  const list = join(folder, "apps");
  mkdirSync(list, { recursive: true });
  const seat = join(list, randomUUID());
  writeFileSync(seat, claimOf(process.pid));
  return seat;
}

/** Removes an entry, and returns whether no running process is left on the list. */
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
