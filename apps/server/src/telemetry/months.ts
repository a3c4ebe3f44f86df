/** A month, UTC, as the storage of events is divided by it. */
export interface Month {
  /** `2026-11` */
  readonly name: string;
  /** First day, `2026-11-01`. */
  readonly from: string;
  /** First day of the next one. */
  readonly to: string;
}

/** The month so many months after the one of `moment`; before it for a negative number. */
export function monthOf(moment: Date, after = 0): Month {
  const year = moment.getUTCFullYear();
  const index = moment.getUTCMonth() + after;
  const from = firstDay(year, index);
  return { name: from.slice(0, 7), from, to: firstDay(year, index + 1) };
}

/** The months in which events arriving at `moment` can have happened, and the two to come. */
export function monthsAround(moment: Date): Month[] {
  return [-2, -1, 0, 1, 2].map((after) => monthOf(moment, after));
}

function firstDay(year: number, index: number): string {
  return new Date(Date.UTC(year, index, 1)).toISOString().slice(0, 10);
}
