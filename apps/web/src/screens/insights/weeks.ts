const day = 86_400_000;

/** Returns the Monday that is a number of weeks after another. */
export function mondayAfter(monday: string, weeks: number): string {
  return new Date(Date.parse(monday) + weeks * 7 * day).toISOString().slice(0, 10);
}

/** Returns the last day of a week from the Monday after it. */
export function sundayBefore(monday: string): string {
  return new Date(Date.parse(monday) - day).toISOString().slice(0, 10);
}
