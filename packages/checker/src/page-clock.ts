import type { Clock } from "./pause.ts";

/** The clock of the page. */
export const pageClock: Clock = {
  now: () => performance.now(),
  later: (run, ms) => window.setTimeout(run, ms),
  cancel: (timer) => window.clearTimeout(timer),
};
