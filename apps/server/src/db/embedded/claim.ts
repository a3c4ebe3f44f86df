import { readFileSync } from "node:fs";
import { birthOf, isAlive } from "./process-identity.ts";

/** What a process writes into a file to say “this is mine”: its number and its birth. */
export function claimOf(pid: number): string {
  return `${pid} ${birthOf(pid)}`;
}

/** Does the process that wrote this claim still live? A torn or empty claim belongs to nobody. */
export function isHeld(claim: string): boolean {
  const [number = "", birth = ""] = claim.trim().split(" ");
  const pid = Number.parseInt(number, 10);
  return Number.isInteger(pid) && pid > 0 && isAlive(pid) && birthOf(pid) === birth;
}

/** The text of a claim file; empty when there is none. */
export function readClaim(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return "";
  }
}
