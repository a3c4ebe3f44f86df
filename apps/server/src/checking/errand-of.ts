import type { CheckingJob } from "./job.ts";
import type { Errand } from "./job-queue.ts";

/** The estimated number of bytes of a body that are read in a millisecond, until it is measured. */
const bytesPerMillisecond = 500;
/** The estimated duration of testing a rule. */
const millisecondsPerRule = 2;

/** Describes a job for the queue. Jobs of one type and about one size take about as long. */
export function errandOf(job: CheckingJob, caller: string | undefined): Errand {
  const size = sizeOf(job);
  const call = job.kind === "call" ? job.call : "";
  return {
    like: `${job.kind} ${call} ${Math.ceil(Math.log2(size + 1))}`,
    caller,
    guess: job.kind === "try" ? size * millisecondsPerRule : size / bytesPerMillisecond,
    long: job.kind === "preview",
  };
}

function sizeOf(job: CheckingJob): number {
  switch (job.kind) {
    case "call":
      return job.body.length;
    case "finish":
      return job.pending.length;
    case "try":
      return job.rules.length;
    case "preview":
      return job.texts.length;
    default:
      return 1;
  }
}
