import type { RuleSettingsCache } from "./rule-settings-cache.ts";

/** How a thread does a job. */
export interface JobContext {
  /** What it keeps of teams. */
  readonly kept: RuleSettingsCache;
  /** Called between two steps; it throws when the job is to stop. */
  readonly pulse: () => void;
  /** Whether the job may take long; one that may not is handed back when it would. */
  readonly isLong: boolean;
}
