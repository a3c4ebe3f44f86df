/** A month in UTC, by which event storage is partitioned. */
export interface Month {
  /** `2026-11` */
  readonly name: string;
  /** The first day, `2026-11-01`. */
  readonly from: string;
  /** The first day of the next month. */
  readonly to: string;
}

/** Returns the month some months after that of `moment`, or before it for a negative number. */
export function monthOf(moment: Date, after = 0): Month {
  const year = moment.getUTCFullYear();
  const index = moment.getUTCMonth() + after;
  const from = firstDay(year, index);
  return { name: from.slice(0, 7), from, to: firstDay(year, index + 1) };
}

/** Returns the months in which events arriving at `moment` can have happened, and the next two. */
export function monthsAround(moment: Date): Month[] {
  return [-2, -1, 0, 1, 2].map((after) => monthOf(moment, after));
}

function firstDay(year: number, index: number): string {
  return new Date(Date.UTC(year, index, 1)).toISOString().slice(0, 10);
}
