import type { Hit } from "../rule/rule.ts";
import type { Dialect } from "../settings/settings.ts";
import { choice } from "./lane/options.ts";
import { say, spanOf } from "./lane/say.ts";
import { defineTemplate } from "./lane/template.ts";

const signs = "US\\$|C\\$|CA\\$|A\\$|AU\\$|NZ\\$|HK\\$|\\$|€|£|¥|₹|₩";
const codes = "USD|EUR|GBP|JPY|CAD|AUD|NZD|HKD|INR|KRW|CNY|CHF";
const amount =
  "(\\d{1,3}(?:,\\d{3})+(?:\\.\\d+)?|\\d+(?:\\.\\d+)?)((?:[ \\u00A0](?:thousand|million|billion|trillion)\\b)?)";
const gap = "[ \\u00A0\\u202F]?";
const before = new RegExp(
  `(?<![\\p{L}\\p{N}$])(${signs}|(?:${codes})(?=[ \\u00A0\\d]))(${gap})${amount}(?![\\p{L}\\p{N}]|[.,]\\d)`,
  "gu",
);
const behind = new RegExp(
  `(?<![\\p{L}\\p{N}.,$€£¥₹₩])${amount}(${gap})(${signs}|(?:${codes})\\b)(?![\\p{L}\\p{N}]|${gap}\\d)`,
  "gu",
);

const codeOfSign: Readonly<Record<string, string>> = {
  US$: "USD",
  C$: "CAD",
  CA$: "CAD",
  A$: "AUD",
  AU$: "AUD",
  NZ$: "NZD",
  HK$: "HKD",
  "€": "EUR",
  "£": "GBP",
  "¥": "JPY",
  "₹": "INR",
  "₩": "KRW",
};
const signOfCode: Readonly<Record<string, string>> = {
  USD: "$",
  EUR: "€",
  GBP: "£",
  JPY: "¥",
  CAD: "C$",
  AUD: "A$",
  NZD: "NZ$",
  HKD: "HK$",
  INR: "₹",
  KRW: "₩",
};
const dollarOf: Readonly<Record<Dialect, string>> = { "en-US": "USD", "en-GB": "USD", "en-CA": "CAD", "en-AU": "AUD" };

interface Sum {
  readonly unit: string;
  readonly value: string;
  readonly leads: boolean;
}

/** The unit as a sign or a code; the unit itself when there is none of that kind. */
function unitAs(unit: string, style: "symbol" | "code", dialect: Dialect): string {
  if (style === "symbol") return signOfCode[unit] ?? unit;
  return unit === "$" ? dollarOf[dialect] : (codeOfSign[unit] ?? unit);
}

function written({ unit, value }: Sum, position: "before" | "after"): string {
  if (position === "after") return `${value} ${unit}`;
  return /\p{Lu}{3}/u.test(unit) ? `${unit} ${value}` : `${unit}${value}`;
}

/** “5 USD” → “$5”, or the other way round. */
export const currency = defineTemplate({
  id: 7,
  key: "currency",
  name: "Currency",
  group: "Numbers",
  description:
    "Sets whether amounts of money have a symbol or a code, and whether it comes before or after the figure.",
  level: "warning",
  options: {
    style: choice("Currency shown as", "symbol", "code"),
    position: choice("Position", "before", "after"),
  },
  examples: [
    { wrong: "It costs 5 USD, or 4.50 €.", right: "It costs $5, or €4.50." },
    { wrong: "It costs EUR 1,200.", right: "It costs €1,200." },
    { config: { style: "code" }, wrong: "It costs $5 million.", right: "It costs USD 5 million." },
    { config: { style: "code", position: "after" }, wrong: "It costs £5.", right: "It costs 5 GBP." },
    { config: { position: "after" }, wrong: "It costs €5.", right: "It costs 5 €." },
  ],
  leaves: [
    { text: "It costs $5, €4.50 or CHF 20. The USD fell. Type `5 USD` and $HOME." },
    { config: { style: "code" }, text: "It costs USD 5 and EUR 1,200.50." },
    { config: { style: "code", position: "after" }, text: "It costs 5 USD." },
  ],
  compile: ({ style, position }) => ({
    *read({ a, prose }): Iterable<Hit> {
      const judged = (match: RegExpExecArray, sum: Sum): Hit | undefined => {
        const unit = unitAs(sum.unit, style, a.dialect);
        const wanted = written({ ...sum, unit }, position);
        if (unit === sum.unit && sum.leads === (position === "before")) return undefined;
        return say(spanOf(match), `Write this amount as “${wanted}”.`, wanted);
      };
      const sums = [
        ...[...prose.matchAll(before)].map((m) =>
          judged(m, { unit: m[1] ?? "", value: `${m[3]}${m[4]}`, leads: true }),
        ),
        ...[...prose.matchAll(behind)].map((m) =>
          judged(m, { unit: m[4] ?? "", value: `${m[1]}${m[2]}`, leads: false }),
        ),
      ];
      yield* sums.filter((each) => each !== undefined);
    },
  }),
});
