import { minority, type VariantUse } from "../../document/minority.ts";
import type { Analysis } from "../../facts/analysis.ts";
import { numeral, numeralValue } from "../../language/numerals.ts";
import { isQuoted } from "../../language/quoted.ts";
import { defineRule } from "../../rule/rule.ts";
import type { Token } from "../../text/token.ts";

/** What joins a number to another one: ranges, sums and lists are written as they are. */
const joins = /^(?:to|or|and|by|than|of|[-–—+×x/:.,$€£#%(])$/;

/** The value of a plain whole number from 2 to 20. */
function smallNumber({ kind, text, lower }: Token): number | undefined {
  const value = kind === "number" && /^\d{1,2}$/.test(text) ? Number(text) : numeralValue(lower);
  return value !== undefined && value >= 2 && value <= 20 ? value : undefined;
}

/** A number in front of what it counts; silent wherever it may be part of something bigger. */
function choiceAt(a: Analysis, token: Token, index: number): VariantUse | undefined {
  const value = smallNumber(token);
  const [before, next] = [a.tokens[index - 1], a.tokens[index + 1]];
  if (value === undefined || next?.penn !== "NNS" || !next.spaced || next.sentence !== token.sentence) return undefined;
  // At the start of a sentence everybody writes words.
  if (!before || before.sentence !== token.sentence || !token.spaced || before.kind !== "word") return undefined;
  if (joins.test(before.lower) || numeralValue(before.lower) !== undefined || isQuoted(a, index)) return undefined;
  const way = token.kind === "number" ? "figures" : "words";
  return { key: `${value} ${next.lemma}`, way, text: token.text, start: token.start, end: token.end };
}

/** “10 days” in a text that writes “ten days”: the same number of the same thing. */
export const numbers = defineRule({
  document: minority({
    note: (a) => (a.kind === "heading" ? [] : a.tokens.flatMap((token, index) => choiceAt(a, token, index) ?? [])),
    say({ text }, most) {
      const value = numeralValue(text.toLowerCase()) ?? Number(text);
      return {
        message: `Elsewhere in this document, this number is written in ${most}.`,
        suggestions: [most === "figures" ? String(value) : (numeral(value) ?? text)],
      };
    },
  }),
});
