import { date } from "@housestyle/texts";

/** A day as it is written everywhere: “Nov 22, 2026”; of what ends with a day of its own, in that time zone. */
export function dayName(at: string | Date, timeZone?: string): string {
  return date(at, { dateStyle: "medium", ...(timeZone !== undefined && { timeZone }) });
}

/** Returns a moment to the second, as logs need it: “Nov 22, 2026, 1:04:03 AM”. */
export function exactMoment(at: string | Date): string {
  return date(at, { dateStyle: "medium", timeStyle: "medium" });
}

/** A moment as it is written everywhere: “Nov 22, 2026, 1:04 AM”. */
export function momentName(at: string | Date): string {
  return date(at, { dateStyle: "medium", timeStyle: "short" });
}

/** Returns the time of a day: “1:04 AM”. */
export function clockTime(at: string | Date): string {
  return date(at, { timeStyle: "short" });
}
