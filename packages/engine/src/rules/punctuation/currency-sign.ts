import { prose } from "../../language/quoted.ts";
import { defineRule, type Hit } from "../../rule/rule.ts";

/** Matches a number with the sign after it, or a sign separated from its number by a space. */
const misplaced =
  /(?<![\p{L}\p{N}.,$£/+-])(?:(?<behind>\d[\d.,]*(?<=\d)) ?(?<sign>[$£])|(?<sign2>[$£]) (?<number>\d[\d.,]*(?<=\d)))(?![\p{L}\p{N}$£^{(])/gu;

/** “5$” → “$5”; “$ 20” → “$20”. */
export const currencySign = defineRule({
  *check(a): Iterable<Hit> {
    const text = a.of(prose);
    if (!/[$£]/.test(text)) return;
    for (const { 0: found, index, groups } of text.matchAll(misplaced)) {
      const right = `${groups?.sign ?? groups?.sign2 ?? ""}${groups?.behind ?? groups?.number ?? ""}`;
      yield {
        start: index,
        end: index + found.length,
        message: "The currency sign comes directly before the number.",
        suggestions: [right],
      };
    }
  },
});
