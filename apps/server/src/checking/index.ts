export { type Checker, startChecker } from "./checker.ts";
export type { RuleHits } from "./job.ts";
export { type CheckingServices, checkingRoutes } from "./routes.ts";
export type { SlowLane } from "./slow-lane.ts";
