const minute = 60;
const hour = 60 * minute;

/** How long to wait after each attempt that failed, seconds: five more within a day, ever more rarely. */
export const pauses = [minute, 10 * minute, hour, 5 * hour, 17 * hour] as const;

/** Seconds until a message is tried again after so many attempts; undefined when it has failed for good. */
export function pauseAfter(attempts: number): number | undefined {
  return pauses[attempts - 1];
}

/** Messages in a row that failed for good before a webhook is switched off. */
export const mostFailures = 5;
