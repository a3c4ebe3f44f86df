import { minority, type VariantUse } from "../../document/minority.ts";
import type { Analysis } from "../../facts/analysis.ts";
import { monthPattern } from "../../language/months.ts";
import { isInQuotation, prose } from "../../language/quoted.ts";
import { writtenDates } from "../../language/written-dates.ts";
import { defineRule } from "../../rule/rule.ts";

const month = new RegExp(monthPattern, "u");

/** Returns the dates that name a month. Dates in figures, and spoken forms such as “the 3rd of March”, are left out. */
function choicesIn(a: Analysis): readonly VariantUse[] {
  if (a.kind === "quote") return [];
  const text = a.of(prose);
  if (!month.test(text)) return [];
  return writtenDates(text, a.dialect === "en-US").flatMap(({ start, end }) => {
    const written = text.slice(start, end);
    if (!month.test(written) || /\bof\b|^the/.test(written) || isInQuotation(a, start)) return [];
    return [{ key: "date", way: /^\d/.test(written) ? "day" : "month", text: written, start, end }];
  });
}

/** Returns the date with its day and month swapped, or undefined if it cannot be read. */
function turned(text: string): string | undefined {
  const name = month.exec(text)?.[0];
  const [day] = /\b\d{1,2}(?=st|nd|rd|th|\b)/.exec(text) ?? [];
  const [year] = /\b\d{4}$/.exec(text) ?? [];
  if (name === undefined || day === undefined) return undefined;
  const stop = text.includes(`${name}.`) ? "." : "";
  if (/^\d/.test(text)) return `${name}${stop} ${day}${year === undefined ? "" : `, ${year}`}`;
  return `${day} ${name}${stop}${year === undefined ? "" : ` ${year}`}`;
}

/** Flags “March 3” in a document that mostly has “3 March”. */
export const dates = defineRule({
  document: minority({
    note: choicesIn,
    say({ text, way }, most) {
      const wanted = turned(text);
      return {
        message: `Most dates in this document start with the ${most}, not the ${way}.`,
        suggestions: wanted === undefined ? [] : [wanted],
      };
    },
  }),
});
