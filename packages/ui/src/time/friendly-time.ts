import { catalogue, say } from "@housestyle/texts";

const hour = 3_600_000;
const day = 24 * hour;
/** The length of a month in this wording. */
const month = 30 * day;

/** How far in the future a timestamp still counts as now, because clocks and time zones differ. */
export const futureTolerance = 10 * hour;

/** The texts of {@link friendlyTime}. */
export interface FriendlyTimeTexts {
  readonly recently: string;
  readonly days: (count: number) => string;
  readonly months: (count: number) => string;
  readonly while: string;
  readonly never: string;
}

const counted = (count: number) => ({ count });

/** The texts that the specification fixes. */
export const friendlyTimeTexts: FriendlyTimeTexts = catalogue("friendlyTime", {
  recently: "Recently",
  days: say("{count, plural, one {# day} other {# days}} ago", counted),
  months: say("{count, plural, one {# month} other {# months}} ago", counted),
  while: "A while ago",
  never: "Never",
});

/**
 * Returns how long ago something was, in the words of the specification: a month has 30 days, and a year 12 months. A
 * missing or invalid date is “Never”.
 */
export function friendlyTime(
  then: Date | string | number | null | undefined,
  now: Date | number,
  texts: FriendlyTimeTexts = friendlyTimeTexts,
): string {
  if (then === null || then === undefined || then === "") return texts.never;
  const age = new Date(now).getTime() - new Date(then).getTime();
  if (Number.isNaN(age) || age < -futureTolerance) return texts.never;
  if (age <= day) return texts.recently;
  if (age <= 30 * day) return texts.days(Math.floor(age / day));
  if (age <= 12 * month) return texts.months(Math.floor(age / month));
  return age <= 120 * month ? texts.while : texts.never;
}
