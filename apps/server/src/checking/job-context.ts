import type { RuleSettingsCache } from "./rule-settings-cache.ts";

/** The context in which a thread does a job. */
export interface JobContext {
  /** The cached settings of teams. */
  readonly kept: RuleSettingsCache;
  /** Called between two steps. Throws when the job must stop. */
  readonly pulse: () => void;
  /** Whether the job may take long; one that may not is handed back when it would. */
  readonly isLong: boolean;
}
