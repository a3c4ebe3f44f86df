export { type Checker, startChecker } from "./checker.ts";
export type { RuleHits } from "./job.ts";
export { openChecking } from "./open.ts";
