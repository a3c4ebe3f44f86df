export { type Job, startJobs } from "./jobs.ts";
export { addJobs, waitingJobs } from "./store.ts";
