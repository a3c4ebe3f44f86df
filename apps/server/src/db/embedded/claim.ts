import { readFileSync } from "node:fs";
import { birthOf, isAlive } from "./process-identity.ts";

/** Returns what a process writes into a file to claim it: its number and start time. */
export function claimOf(pid: number): string {
  return `${pid} ${birthOf(pid)}`;
}

/** Returns whether the process of a claim is still running. Invalid claims belong to no one. */
export function isHeld(claim: string): boolean {
  const [number = "", birth = ""] = claim.trim().split(" ");
  const pid = Number.parseInt(number, 10);
  return Number.isInteger(pid) && pid > 0 && isAlive(pid) && birthOf(pid) === birth;
}

/** Returns the content of a claim file, or an empty string. */
export function readClaim(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return "";
  }
}
