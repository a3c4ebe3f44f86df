import type { Job } from "./job.ts";
import type { Errand } from "./line.ts";

/** Bytes of a body that are read in a millisecond, about; learned better soon. */
const bytesPerMillisecond = 500;
/** What it takes to try a rule, about. */
const millisecondsPerRule = 2;

/** What the line is told of a job: jobs of one kind and about one size take about as long. */
export function errandOf(job: Job, caller: string | undefined): Errand {
  const size = sizeOf(job);
  const call = job.kind === "call" ? job.call : "";
  return {
    like: `${job.kind} ${call} ${Math.ceil(Math.log2(size + 1))}`,
    caller,
    guess: job.kind === "try" ? size * millisecondsPerRule : size / bytesPerMillisecond,
    long: job.kind === "preview",
  };
}

function sizeOf(job: Job): number {
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
