import { readSync } from "node:fs";
import { doJob } from "./do-job.ts";
import type { SentJob } from "./job.ts";

/**
 * The process that reads and makes files: one job a message, the bytes of its file by the standard input, one answer
 * each. A fault of ours ends it.
 */
process.on("message", ({ size, ...job }: SentJob) => {
  process.send?.(doJob(job.kind === "read" ? { ...job, bytes: readBytes(size) } : job));
});

function readBytes(size: number): Uint8Array {
  const bytes = new Uint8Array(size);
  let filled = 0;
  while (filled < size) {
    const count = readSync(0, bytes, filled, size - filled, null);
    if (count === 0) throw new Error("The file ends too early.");
    filled += count;
  }
  return bytes;
}
