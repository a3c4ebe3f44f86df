import { serveJobs } from "@housestyle/files/process";
import { loadLanguage, speakAs } from "@housestyle/texts";
import { doJob } from "./do-job.ts";
import type { SentJob } from "./job.ts";

/** The process that reads and makes files. A fault of ours ends it. */
serveJobs(async ({ language, ...job }: SentJob, bytes) => {
  const spoken = await loadLanguage(language);
  speakAs(() => spoken);
  return doJob(job.kind === "read" ? { ...job, bytes } : job);
});
