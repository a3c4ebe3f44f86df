/** A week from Monday to Sunday, UTC: its first day, and the day after its last, as `2026-11-23`. */
export interface Week {
  readonly from: string;
  readonly to: string;
}

const dayLength = 86_400_000;

/** Returns the week of a day. */
export function weekOf(day: string): Week {
  const sinceMonday = (new Date(day).getUTCDay() + 6) % 7;
  const from = dayAfter(day, -sinceMonday);
  return { from, to: dayAfter(from, 7) };
}

/** Returns the last complete week. */
export function lastWeek(now: Date): Week {
  return weekOf(dayAfter(dayOf(now), -7));
}

/** Returns the day of a moment. */
export function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

/** Returns the day some days later, or earlier for a negative number. */
export function dayAfter(day: string, days: number): string {
  return dayOf(new Date(Date.parse(day) + days * dayLength));
}

/** Returns the seven days of a week. */
export function daysIn({ from }: Week): string[] {
  return Array.from({ length: 7 }, (_, index) => dayAfter(from, index));
}
