import { existsSync, readFileSync, writeFileSync } from "node:fs";

const megabytes = (pid: string, member: string) =>
  Number(new RegExp(`${member}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1_024;

/**
 * How much memory the process that reads files comes to need from now on, in MB at its most. It has to have read a file
 * before. Where the system does not tell, nothing is answered, nor for a process that was ended meanwhile, as one that takes too
 * long is.
 */
export function memoryOfReader(): (() => number | undefined) | undefined {
  if (!existsSync("/proc/self/task")) return undefined;
  const children = readFileSync(`/proc/self/task/${process.pid}/children`, "utf8").trim().split(" ");
  const pid = children.find((each) => readFileSync(`/proc/${each}/cmdline`, "utf8").includes("exchange/worker.ts"));
  if (pid === undefined) throw new Error("No process reads files.");
  // Forgets the most it has needed so far.
  writeFileSync(`/proc/${pid}/clear_refs`, "5");
  const before = megabytes(pid, "VmRSS");
  return () => {
    // One that is just ending is still listed, and has no memory any more.
    const most = existsSync(`/proc/${pid}/status`) ? megabytes(pid, "VmHWM") : Number.NaN;
    return Number.isNaN(most) ? undefined : most - before;
  };
}
