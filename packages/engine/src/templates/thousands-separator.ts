import { monthPattern } from "../language/months.ts";
import type { Hit } from "../rule/rule.ts";
import { hits } from "./lane/hits.ts";
import { choice } from "./lane/options.ts";
import { say, spanOf } from "./lane/say.ts";
import { defineTemplate } from "./lane/template.ts";

const number = new RegExp(
  "(?<![\\p{L}\\p{N}_#/:.,+@\\u2013\\uE000\\uE001-])" +
    "(\\d{1,3}(?:,\\d{3})+|\\d{1,3}(?:[\\u00A0\\u202F ]\\d{3})+|\\d{4,15})(\\.\\d+)?" +
    "(?![\\p{L}\\p{N}_/:@\\u2013\\uE000\\uE001-]|[.,]\\d|[ \\u00A0\\u202F]\\d{3})",
  "gu",
);

/** Words before a figure that is a name rather than a count. */
const names =
  /(?:\b(?:no|nos|id|number|ticket|order|code|pin|zip|port|case|invoice|account|phone|call|dial|room|route|model|part|item|serial|isbn|rfc|iso|error|build|page|tax|form|flight|chapter|section)\.?:? ?)$/iu;
/** “CA 90210”, “PEP 3131”. */
const capitals = /(?<!\p{L})\p{Lu}{2,} $/u;

/** Words before a year. */
const beforeYear = new RegExp(
  `(?:\\b(?:in|since|by|until|till|from|to|of|before|after|around|circa|ca|c|year|years|early|late|mid|during|spring|summer|autumn|fall|winter|${monthPattern})\\.?,?|\\d,|©|\\() ?$`,
  "i",
);

/** “2024”, “in 1990”: what is surely or probably a year. “1500 people” is not. */
function isYear(digits: string, before: string, behind: string): boolean {
  if (digits.length !== 4 || Number(digits) < 1000 || Number(digits) > 2099) return false;
  if (Number(digits) >= 1900 || /^ (?:BCE?|CE|AD)\b/.test(behind)) return true;
  return beforeYear.test(before) || !/^ (?:people|\p{Ll}{2,}[^s\P{Ll}]s)\b/u.test(behind);
}

/** “12345 Main Street”: the number of a house. */
const isAddress = (behind: string): boolean => /^ \p{Lu}\p{Ll}/u.test(behind);

const separators = { "1,000": ",", "1 000": "\u00A0", "1000": "" } as const;

function grouped(digits: string, separator: string): string {
  return digits.replace(/\B(?=(?:\d{3})+$)/g, separator);
}

/** What is wrong with a number; undefined when it is right, or a name, a year, an address. */
function judged(prose: string, match: RegExpExecArray, separator: string, from: number): Hit | undefined {
  const [whole, integer = "", fraction = ""] = match;
  const digits = integer.replace(/\D/g, "");
  const before = prose.slice(Math.max(0, match.index - 24), match.index);
  const behind = prose.slice(match.index + whole.length, match.index + whole.length + 24);
  if (digits === integer && (digits.startsWith("0") || isYear(digits, before, behind))) return undefined;
  if (names.test(before) || capitals.test(before) || isAddress(behind)) return undefined;
  const wanted = grouped(digits, Number(digits) >= from ? separator : "") + fraction;
  const isRight = wanted === whole.replace(/[ \u202F]/g, "\u00A0");
  return isRight ? undefined : say(spanOf(match), `Write this number as “${wanted}”.`, wanted);
}

/** “12000” → “12,000”. */
export const thousandsSeparator = defineTemplate({
  id: 3,
  key: "thousands-separator",
  name: "Thousands separator",
  group: "Numbers",
  description: "Sets the separator in large numbers and the smallest number that has one.",
  level: "warning",
  options: {
    style: choice("Format", "1,000", "1 000", "1000"),
    from: choice("Starting at", 1000, 10000),
  },
  examples: [
    { wrong: "It has 12000 users, up to 15000.", right: "It has 12,000 users, up to 15,000." },
    { wrong: "About 1500 people paid $1234567.50.", right: "About 1,500 people paid $1,234,567.50." },
    { config: { style: "1 000" }, wrong: "It has 12,000 users.", right: "It has 12\u00A0000 users." },
    { config: { style: "1000" }, wrong: "It has 1,250,000 users.", right: "It has 1250000 users." },
    { config: { from: 10000 }, wrong: "It has 9,500 users.", right: "It has 9500 users." },
  ],
  leaves: [
    { text: "Although 2025 sounds far off, the 2021 releases were late. It is from 1400 BCE." },
    { text: "In 1990 it was the 2024 edition. The year 1066. From 1914 to 1918." },
    { text: "Ticket 123456, room 1204, version 12.0.1000, ISO 27001, PEP 8001, 12345 Main Street, CA 90210." },
    { text: "Call 0123456789 or +4412345678. It is 12:30:1000. `12000` #12000 A12000." },
    { config: { from: 10000 }, text: "It has 9500 users and 12,000 fans." },
    { config: { style: "1 000" }, text: "It has 12\u00A0000 users and 12 000 fans." },
  ],
  compile: ({ style, from }) => ({
    read: ({ prose }) => hits(prose.matchAll(number), (match) => judged(prose, match, separators[style], from)),
  }),
});
