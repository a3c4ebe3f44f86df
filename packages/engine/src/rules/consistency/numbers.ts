import { minority, type VariantUse } from "../../document/minority.ts";
import type { Analysis } from "../../facts/analysis.ts";
import { numeral, numeralValue } from "../../language/numerals.ts";
import { isQuoted } from "../../language/quoted.ts";
import { defineRule } from "../../rule/rule.ts";
import type { Token } from "../../text/token.ts";

/** Matches what joins a number to another one. Ranges, sums, and lists keep their form. */
const joins = /^(?:to|or|and|by|than|of|[-–—+×x/:.,$€£#%(])$/;

/** Returns the value of a plain whole number from 2 to 20, or undefined. */
function smallNumber({ kind, text, lower }: Token): number | undefined {
  const value = kind === "number" && /^\d{1,2}$/.test(text) ? Number(text) : numeralValue(lower);
  return value !== undefined && value >= 2 && value <= 20 ? value : undefined;
}

/** Returns how a number before a plural noun is written, or undefined if it may be part of something larger. */
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

/** Flags “10 days” in a document that mostly has “ten days”. Only the same number of the same thing is compared. */
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
