import { doJob } from "./do-job.ts";
import type { FileJob } from "./job.ts";

/** The process that reads and makes files: one job a message, one answer each. A fault of ours ends it. */
process.on("message", (job: FileJob) => {
  process.send?.(doJob(job));
});
