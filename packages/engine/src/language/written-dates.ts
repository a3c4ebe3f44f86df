import type { Span } from "../text/span.ts";
import { monthNumber, monthPattern } from "./months.ts";

/** A day as somebody wrote it. */
export interface WrittenDate extends Span {
  readonly day: number;
  /** 1 to 12. */
  readonly month: number;
  readonly year: number | undefined;
}

const ordinal = "(?:st|nd|rd|th)";
const noRange = "(?![\\p{L}\\p{N}]|[.:/,]\\d|\\s?[–-]\\s?\\d)";
const monthFirst = new RegExp(
  `(?<![\\p{L}\\p{N}/-])(${monthPattern})\\.? (\\d{1,2})${ordinal}?(?:,? (\\d{4}))?${noRange}`,
  "gu",
);
const dayFirst = new RegExp(
  `(?<![\\p{L}\\p{N}.,:/–-])(?:the )?(\\d{1,2})(?:${ordinal}? (?:of )?)(${monthPattern})\\b(?:(?:\\.?,?) (\\d{4}))?${noRange}`,
  "gu",
);
const iso = /(?<![\p{L}\p{N}/.-])(\d{4})-(\d{2})-(\d{2})(?![\p{L}\p{N}/:-]|\.\d)/gu;
const slashed = /(?<![\p{L}\p{N}/.-])(\d{1,2})\/(\d{1,2})\/(\d{4})(?![\p{L}\p{N}/-]|\.\d)/gu;

const isDay = ({ day, month }: WrittenDate): boolean => day >= 1 && day <= 31 && month >= 1 && month <= 12;

const dated = (
  match: RegExpExecArray,
  day: string | undefined,
  month: number | undefined,
  year: string | undefined,
) => ({
  start: match.index,
  end: match.index + match[0].length,
  day: Number(day),
  month: month ?? 0,
  year: year === undefined ? undefined : Number(year),
});

/**
 * The dates of a text, with a day and a month at least. Ranges of days are left out. Of 3/4/2024 the month comes first
 * when `american`; where only one reading is a date, that one is meant.
 */
export function writtenDates(text: string, american: boolean): WrittenDate[] {
  const found: WrittenDate[] = [];
  for (const match of text.matchAll(monthFirst))
    found.push(dated(match, match[2], monthNumber(match[1] ?? ""), match[3]));
  for (const match of text.matchAll(dayFirst))
    found.push(dated(match, match[1], monthNumber(match[2] ?? ""), match[3]));
  for (const match of text.matchAll(iso)) found.push(dated(match, match[3], Number(match[2]), match[1]));
  for (const match of text.matchAll(slashed)) {
    const [one = 0, two = 0] = [Number(match[1]), Number(match[2])];
    const monthLeads = two > 12 || (american && one <= 12);
    found.push(dated(match, String(monthLeads ? two : one), monthLeads ? one : two, match[3]));
  }
  return found.filter(isDay).sort((x, y) => x.start - y.start);
}
