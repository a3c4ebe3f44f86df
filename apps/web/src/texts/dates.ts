import { date } from "@housestyle/texts";

/** Returns a day, in the local time zone or the given one: “Nov 22, 2026”. */
export function dayName(at: string | Date, timeZone?: string): string {
  return date(at, { dateStyle: "medium", ...(timeZone !== undefined && { timeZone }) });
}

/** Returns a date and time with seconds, for logs: “Nov 22, 2026, 1:04:03 AM”. */
export function exactMoment(at: string | Date): string {
  return date(at, { dateStyle: "medium", timeStyle: "medium" });
}

/** Returns a date and time: “Nov 22, 2026, 1:04 AM”. */
export function momentName(at: string | Date): string {
  return date(at, { dateStyle: "medium", timeStyle: "short" });
}

/** Returns the time of a day: “1:04 AM”. */
export function clockTime(at: string | Date): string {
  return date(at, { timeStyle: "short" });
}
