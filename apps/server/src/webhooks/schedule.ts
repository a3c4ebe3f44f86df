const minute = 60;
const hour = 60 * minute;

/** The seconds to wait after each failed attempt: five more attempts within a day, with growing pauses. */
export const pauses = [minute, 10 * minute, hour, 5 * hour, 17 * hour] as const;

/** Returns the seconds until the next attempt, or undefined if a message has failed for good. */
export function pauseAfter(attempts: number): number | undefined {
  return pauses[attempts - 1];
}

/** The number of consecutive failed messages after which a webhook is turned off. */
export const mostFailures = 5;
