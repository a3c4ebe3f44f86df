import type { KeptHouses } from "./kept-house.ts";

/** How a thread does a job. */
export interface Doing {
  /** What it keeps of teams. */
  readonly kept: KeptHouses;
  /** Called between two steps; it throws when the job is to stop. */
  readonly pulse: () => void;
  /** Whether the job may take long; one that may not is handed back when it would. */
  readonly isLong: boolean;
}
