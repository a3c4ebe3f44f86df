import { serveJobs } from "@housestyle/files/process";
import { doJob } from "./do-job.ts";
import type { SentJob } from "./job.ts";

/** The process that reads and makes files. A fault of ours ends it. */
serveJobs((job: SentJob, bytes) => doJob(job.kind === "read" ? { ...job, bytes } : job));
