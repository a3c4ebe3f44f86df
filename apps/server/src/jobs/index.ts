export { type Job, startJobs } from "./jobs.ts";
export { reportJobs } from "./report-jobs.ts";
export { addJobs, waitingJobs } from "./store.ts";
