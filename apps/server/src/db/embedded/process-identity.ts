import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

/** Returns whether a process exists and is not a zombie. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: it lives, under another user.
    return (error as NodeJS.ErrnoException).code === "EPERM" && !isZombie(pid);
  }
  return !isZombie(pid);
}

/**
 * Returns the start time of a process, which distinguishes it from a later one with the same number, or an empty string
 * if unknown.
 */
export function birthOf(pid: number): string {
  return statFields(pid)?.[19] ?? "";
}

/** Returns the command line of a process, separated by spaces, or an empty string if it is gone. */
export function commandLineOf(pid: number): string {
  if (process.platform !== "linux") return askPs(pid);
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ").trim();
  } catch {
    return "";
  }
}

function isZombie(pid: number): boolean {
  return statFields(pid)?.[0] === "Z";
}

/** Returns the fields of /proc/PID/stat after the name, which may contain spaces and brackets. */
function statFields(pid: number): string[] | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    return stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  } catch {
    return undefined;
  }
}

function askPs(pid: number): string {
  try {
    return execFileSync("ps", ["-ww", "-o", "command=", "-p", String(pid)], { encoding: "utf8" }).trim();
  } catch {
    return "";
  }
}
