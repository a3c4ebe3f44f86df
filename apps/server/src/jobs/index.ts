export { type Job, startJobs } from "./jobs.ts";
export { addJobs } from "./store.ts";
