import { monthPattern, months } from "../../language/months.ts";
import { prose } from "../../language/quoted.ts";
import { type WrittenDate, writtenDates } from "../../language/written-dates.ts";
import { defineRule, type Hit } from "../../rule/rule.ts";

const names = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];
/** Matches a day of the week, in full or abbreviated, directly before a date, with at most a comma between. */
const weekdayBefore = /(?<![\p{L}\p{N}])(Sun|Mon|Tues?|Wed(?:nes)?|Thu(?:rs?)?|Fri|Sat(?:ur)?)(day)?\.?,? (?:the )?$/u;
/** The first year checked. By then, the Gregorian calendar was in use almost everywhere. */
const firstYear = 1924;

const shown = new RegExp(`\\d[/-]\\d|${monthPattern}`, "u");

/** Returns the number of days in a month. Without a year, February has 29. */
const daysIn = (month: number, year: number | undefined): number =>
  year === undefined
    ? new Date(Date.UTC(2024, month, 0)).getUTCDate()
    : new Date(Date.UTC(year, month, 0)).getUTCDate();

const weekdayOf = (year: number, month: number, day: number): number =>
  new Date(Date.UTC(year, month - 1, day)).getUTCDay();

/** Returns a finding if the month has no such day. */
function noSuchDay({ start, end, day, month, year }: WrittenDate): Hit | undefined {
  const days = daysIn(month, year);
  if (day <= days) return undefined;
  const name = `${months[month - 1] ?? ""}${year === undefined ? "" : ` ${year}`}`;
  return { start, end, message: `${name} has only ${days} days.`, suggestions: [] };
}

/** Returns a finding if the date falls on a different weekday from the one written before it. */
function otherWeekday(text: string, { start, day, month, year }: WrittenDate): Hit | undefined {
  if (year === undefined || year < firstYear) return undefined;
  const [written = "", short = "", rest] = weekdayBefore.exec(text.slice(Math.max(0, start - 16), start)) ?? [];
  const right = names[weekdayOf(year, month, day)] ?? "";
  if (!written || right.startsWith(short.slice(0, 3))) return undefined;
  const at = start - written.length;
  return {
    start: at,
    end: at + short.length + (rest?.length ?? 0),
    message: `This date falls on a ${right}.`,
    suggestions: [rest ? right : right.slice(0, 3)],
  };
}

/** Flags “30 February” and “Monday, 7 October 2014”, which was a Tuesday. */
export const impossibleDate = defineRule({
  *check(a): Iterable<Hit> {
    const text = a.of(prose);
    if (!shown.test(text)) return;
    for (const date of writtenDates(text, a.dialect === "en-US")) {
      const hit = noSuchDay(date) ?? otherWeekday(text, date);
      if (hit) yield hit;
    }
  },
});
