import { readSync } from "node:fs";
import type { ProcessJobMessage } from "./locked-process.ts";

/**
 * Runs in a locked process: it reports once that it is ready, and then returns one answer for each message with a job,
 * whose file comes through standard input.
 */
export function serveJobs<Job, Answer>(answer: (job: Job, bytes: Uint8Array) => Answer | Promise<Answer>): void {
  process.on("message", async ({ job, size }: ProcessJobMessage) => {
    process.send?.(await answer(job as Job, readBytes(size)));
  });
  process.send?.("ready");
}

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
