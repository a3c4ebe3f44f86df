export { closedRoom } from "./closed-room.ts";
export { type LockedProcess, openLockedProcess, Stopped } from "./locked-process.ts";
export { serveJobs } from "./serve-jobs.ts";
