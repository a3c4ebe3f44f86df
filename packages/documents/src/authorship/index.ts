export {
  type AuthoredRun,
  type Authorship,
  authoredBy,
  type WritingSource,
  writingSources,
} from "./authored-run.ts";
export { type AuthoredPassage, type AuthoredWords, authoredPassages } from "./passages.ts";
export { growthOf, runsAfterSave, runsAfterSmallSteps, runsAfterSteps } from "./runs-after.ts";
export { readRuns, type StoredRun, storedRuns } from "./stored-runs.ts";
