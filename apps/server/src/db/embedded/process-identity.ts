import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

/** Is there such a process, and is it more than a corpse that nobody has buried yet? */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: it lives, under another user.
    return (error as NodeJS.ErrnoException).code === "EPERM" && !isZombie(pid);
  }
  return !isZombie(pid);
}

/** Tells a process from a later one that was given the same number; empty where the system does not say. */
export function birthOf(pid: number): string {
  return statFields(pid)?.[19] ?? "";
}

/** The command line of a process, arguments parted by spaces; empty when it is gone. */
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

/** Fields of /proc/PID/stat from the state on; the name before them may itself hold spaces and brackets. */
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
