import type { AnalyticsPeriod } from "@housestyle/contract";

/** Whole days in UTC: the first, and the one after the last, as `2026-11-21`. */
export interface DateRange {
  readonly from: string;
  readonly to: string;
}

/** A period, the one of the same length before it, and the buckets of its charts. */
export interface PeriodDays extends DateRange {
  readonly previous: DateRange;
  readonly buckets: readonly DateRange[];
}

interface Step {
  readonly unit: "days" | "months";
  readonly size: number;
  readonly times: number;
}

/** The bucket of each period: days for a week and a month, weeks for three and six months, months for a year. */
const steps: Readonly<Record<AnalyticsPeriod, Step>> = {
  1: { unit: "days", size: 1, times: 7 },
  2: { unit: "days", size: 1, times: 30 },
  3: { unit: "days", size: 7, times: 13 },
  4: { unit: "days", size: 7, times: 26 },
  5: { unit: "months", size: 1, times: 12 },
};

/**
 * Returns the days of a period that ends today. All buckets are whole, because they are counted back from the end of
 * today.
 */
export function daysOf(period: AnalyticsPeriod, now: Date): PeriodDays {
  const step = steps[period];
  const tomorrow = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1));
  const edge = (back: number) => dayBefore(tomorrow, step, back);
  const buckets = Array.from({ length: step.times }, (_, index) => {
    const back = step.times - index;
    return { from: edge(back), to: edge(back - 1) };
  });
  const from = edge(step.times);
  return { from, to: edge(0), previous: { from: edge(2 * step.times), to: from }, buckets };
}

/** Returns the first moment of a day in the format of the API. */
export function momentOfDay(day: string): string {
  return `${day}T00:00:00.000Z`;
}

function dayBefore(end: Date, { unit, size }: Step, times: number): string {
  const year = end.getUTCFullYear();
  const month = end.getUTCMonth();
  const day = end.getUTCDate();
  if (unit === "days") return isoDay(Date.UTC(year, month, day - size * times));
  // A month that is too short gives its last day.
  const length = new Date(Date.UTC(year, month - times + 1, 0)).getUTCDate();
  return isoDay(Date.UTC(year, month - times, Math.min(day, length)));
}

function isoDay(moment: number): string {
  return new Date(moment).toISOString().slice(0, 10);
}
