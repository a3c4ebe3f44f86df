export { type Asker, type CheckingService, type Patience, startChecker } from "./checker.ts";
export { startDeepLane } from "./deep-lane.ts";
export type { RuleHits } from "./job.ts";
export { openChecking } from "./open.ts";
export { mayCheck } from "./policy.ts";
export { answerText, type CheckingServices } from "./routes.ts";
export type { SlowLane } from "./slow-lane.ts";
export { type FindingInSentence, inSentences } from "./text-calls.ts";
