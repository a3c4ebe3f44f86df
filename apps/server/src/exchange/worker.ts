import { serveJobs } from "@housestyle/files/process";
import { loadLanguage, setLanguage } from "@housestyle/texts";
import { doJob } from "./do-job.ts";
import type { ExchangeJobMessage } from "./job.ts";

/** The process that reads and writes files. An internal error ends it. */
serveJobs(async ({ language, ...job }: ExchangeJobMessage, bytes) => {
  const spoken = await loadLanguage(language);
  setLanguage(() => spoken);
  return doJob(job.kind === "read" ? { ...job, bytes } : job);
});
