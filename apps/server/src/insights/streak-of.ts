import type { WeeklyInsight } from "@housestyle/contract";
import { dayAfter, type Week } from "./week.ts";

/** Returns the number of consecutive days up to the end of a week. `written` are the days with writing, in order. */
export function streakOf(written: readonly string[], week: Week, today: string): WeeklyInsight["Streak"] {
  let run = 0;
  let longest = 0;
  let last = "";
  for (const day of written) {
    if (day >= week.to) break;
    run = last !== "" && dayAfter(last, 1) === day ? run + 1 : 1;
    longest = Math.max(longest, run);
    last = day;
  }
  // Today is not over: who wrote yesterday has not stopped.
  return {
    Days: last >= week.from ? run : 0,
    Runs: last >= dayAfter(today, -1) && last >= week.from,
    Longest: longest,
  };
}
