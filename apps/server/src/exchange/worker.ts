import { doJob } from "./do-job.ts";
import type { FileJob } from "./job.ts";

/** Called by the pool for each file. */
export default function work(job: FileJob) {
  return doJob(job);
}
