export { type Jobs, type Repeated, startJobs } from "./jobs.ts";
