export { appliedStep } from "./applied-step.ts";
export {
  changedDetails,
  type DetailsChange,
  DetailsStep,
  type DocumentDetails,
  type IgnoredEntry,
} from "./details-step.ts";
export { afterStep, afterSteps, type LiveDocument, type StepRow } from "./live-document.ts";
export { parsedStep } from "./parsed-step.ts";
export {
  type Commit,
  type CommitPlan,
  type MappedRow,
  type PlannedCommits,
  planCommits,
  type SessionState,
  stepsSince,
} from "./plan-commits.ts";
export { reapplySteps } from "./reapply-steps.ts";
