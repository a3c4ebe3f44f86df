export { appliedStep } from "./applied-step.ts";
export {
  changedDetails,
  type DetailsChange,
  DetailsStep,
  type IgnoredEntry,
  type SharedDetails,
} from "./details-step.ts";
export { parsedStep } from "./parsed-step.ts";
export {
  type Commit,
  type CommitPlan,
  type MappedRow,
  mappedRow,
  type PlannedCommits,
  planCommits,
  type SessionState,
  shortTail,
  stepsSince,
} from "./plan-commits.ts";
export { reapplySteps } from "./reapply-steps.ts";
export { afterStep, afterSteps, type StepRow, type VersionedDocument } from "./versioned-document.ts";
