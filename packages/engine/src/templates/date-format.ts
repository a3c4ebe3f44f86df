import { months } from "../language/months.ts";
import { type WrittenDate, writtenDates } from "../language/written-dates.ts";
import type { Hit } from "../rule/rule.ts";
import { choice, flag } from "./lane/options.ts";
import { say } from "./lane/say.ts";
import { defineTemplate } from "./lane/template.ts";

const two = (value: number): string => String(value).padStart(2, "0");

function ordinal(day: number): string {
  if (day >= 11 && day <= 13) return `${day}th`;
  return `${day}${["th", "st", "nd", "rd"][day % 10] ?? "th"}`;
}

/** A date in a pattern; undefined when the pattern needs a year and there is none. */
function written({ day, month, year }: WrittenDate, pattern: string, ordinals: boolean): string | undefined {
  if (pattern === "yyyy-MM-dd") return year === undefined ? undefined : `${year}-${two(month)}-${two(day)}`;
  const name = months[month - 1] ?? "";
  const number = ordinals ? ordinal(day) : String(day);
  if (pattern === "d MMMM yyyy") return `${number} ${name}${year === undefined ? "" : ` ${year}`}`;
  return `${name} ${number}${year === undefined ? "" : `, ${year}`}`;
}

/** “5th of March 2024” → “March 5, 2024”. */
export const dateFormat = defineTemplate({
  id: 5,
  key: "date-format",
  name: "Date format",
  group: "Numbers",
  description: "Sets how dates are written. Date ranges are not checked.",
  level: "warning",
  options: {
    pattern: choice("Format", "MMMM d, yyyy", "d MMMM yyyy", "yyyy-MM-dd"),
    ordinals: flag("Ordinal days: 5th", false),
  },
  examples: [
    { wrong: "It began on 5 March 2024.", right: "It began on March 5, 2024." },
    { wrong: "Come on the 5th of May or on Mar. 7, 2024.", right: "Come on May 5 or on March 7, 2024." },
    {
      wrong: "It began on 2024-03-05, and ended on 12/25/2024.",
      right: "It began on March 5, 2024, and ended on December 25, 2024.",
    },
    { config: { pattern: "d MMMM yyyy" }, wrong: "It began on March 5, 2024.", right: "It began on 5 March 2024." },
    { config: { pattern: "yyyy-MM-dd" }, wrong: "It began on March 5, 2024.", right: "It began on 2024-03-05." },
    { config: { ordinals: true }, wrong: "Come on March 3.", right: "Come on March 3rd." },
  ],
  leaves: [
    { text: "It began on March 5, 2024. Come on May 5. May 2024 was warm. In March 2024 it rained." },
    { text: "March 5–7, 2024, and 5-7 March 2024. You may 5 times. Version 2024-03-05-b. See `5 March 2024`." },
    { config: { pattern: "yyyy-MM-dd" }, text: "Come on March 5. It began on 2024-03-05." },
  ],
  compile: ({ pattern, ordinals }) => ({
    *read({ a, prose }): Iterable<Hit> {
      for (const date of writtenDates(prose, a.dialect === "en-US")) {
        const wanted = written(date, pattern, ordinals);
        if (wanted !== undefined && wanted !== prose.slice(date.start, date.end))
          yield say(date, `Write this date as “${wanted}”.`, wanted);
      }
    },
  }),
});
