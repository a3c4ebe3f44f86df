/** A week, Monday to Sunday, UTC: its first day and the one behind its last, `2026-11-23`. */
export interface Week {
  readonly from: string;
  readonly to: string;
}

const dayLength = 86_400_000;

/** The week that a day is in. */
export function weekOf(day: string): Week {
  const sinceMonday = (new Date(day).getUTCDay() + 6) % 7;
  const from = dayAfter(day, -sinceMonday);
  return { from, to: dayAfter(from, 7) };
}

/** The last week that is over. */
export function lastWeek(now: Date): Week {
  return weekOf(dayAfter(dayOf(now), -7));
}

/** The day of a moment. */
export function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

/** The day so many days later; earlier for a negative number. */
export function dayAfter(day: string, days: number): string {
  return dayOf(new Date(Date.parse(day) + days * dayLength));
}

/** The seven days of a week. */
export function daysIn({ from }: Week): string[] {
  return Array.from({ length: 7 }, (_, index) => dayAfter(from, index));
}
