const day = 86_400_000;

/** The Monday so many weeks after another. */
export function mondayAfter(monday: string, weeks: number): string {
  return new Date(Date.parse(monday) + weeks * 7 * day).toISOString().slice(0, 10);
}

/** The last day of a week, given the Monday behind it. */
export function sundayBefore(monday: string): string {
  return new Date(Date.parse(monday) - day).toISOString().slice(0, 10);
}
