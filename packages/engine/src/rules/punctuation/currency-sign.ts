import { prose } from "../../language/quoted.ts";
import { defineRule, type Hit } from "../../rule.ts";

/** A number with the sign behind it, or with a space after the sign in front. */
const misplaced =
  /(?<![\p{L}\p{N}.,$£/+-])(?:(?<behind>\d[\d.,]*(?<=\d)) ?(?<sign>[$£])|(?<sign2>[$£]) (?<number>\d[\d.,]*(?<=\d)))(?![\p{L}\p{N}$£^{(])/gu;

/** “5$” → “$5”; “$ 20” → “$20”. */
export const currencySign = defineRule({
  id: "punctuation/currency-sign",
  title: "Place of the currency’s sign",
  explain: "In English the signs of dollar and pound stand right before the number: $5, £20.",
  kind: "punctuation",
  level: "warning",
  examples: [
    { wrong: "It costs 5$ a day.", right: "It costs $5 a day." },
    { wrong: "We paid $ 1,200.50 for it.", right: "We paid $1,200.50 for it." },
    { wrong: "A ticket is 20 £ here.", right: "A ticket is £20 here." },
  ],
  leaves: [
    "It costs $5 or £20.",
    "Run $ 7z and see.",
    "The $1 is what matched, $2 as well.",
    "It costs US$5, A$6 or 20 €.",
  ],
  *check(a): Iterable<Hit> {
    const text = a.of(prose);
    if (!/[$£]/.test(text)) return;
    for (const { 0: found, index, groups } of text.matchAll(misplaced)) {
      const right = `${groups?.sign ?? groups?.sign2 ?? ""}${groups?.behind ?? groups?.number ?? ""}`;
      yield {
        start: index,
        end: index + found.length,
        message: "The sign stands right before the number.",
        suggestions: [right],
      };
    }
  },
});
