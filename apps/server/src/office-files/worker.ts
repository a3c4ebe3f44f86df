import { serveJobs } from "@housestyle/files/process";
import { loadLanguage, setLanguage } from "@housestyle/texts";
import { doOfficeJob } from "./do-office-job.ts";
import type { OfficeJobMessage } from "./job.ts";

/** The process that reads and corrects documents. An internal error ends it. */
serveJobs(async ({ language, job }: OfficeJobMessage, bytes) => {
  const spoken = await loadLanguage(language);
  setLanguage(() => spoken);
  return doOfficeJob(job, bytes);
});
