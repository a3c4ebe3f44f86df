import { type TimeLimits, timeLimits } from "../time-limits.ts";

/** How much longer than in production a test waits: a loaded machine makes it slow, never red. */
const factor = 20;

/** The limits of a server that a test starts. Tests of the limits themselves name their own. */
export const patientTimeLimits = Object.fromEntries(
  Object.entries(timeLimits).map(([name, limit]) => [name, limit * factor]),
) as { -readonly [K in keyof TimeLimits]: number } satisfies TimeLimits;
