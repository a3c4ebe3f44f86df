import { minority, type VariantUse } from "../../document/minority.ts";
import type { Analysis } from "../../facts/analysis.ts";
import { isQuoted } from "../../language/quoted.ts";
import { seriesAt } from "../../language/series.ts";
import { defineRule } from "../../rule/rule.ts";
import type { Token } from "../../text/token.ts";

function choiceAt(a: Analysis, token: Token, index: number): VariantUse | undefined {
  if ((token.lower !== "and" && token.lower !== "or") || isQuoted(a, index)) return undefined;
  const series = seriesAt(a, index);
  if (!series) return undefined;
  const { start } = series.word;
  return { key: "serial", way: series.comma ? "a" : "no", text: a.text.slice(start, token.end), start, end: token.end };
}

/** Flags “red, white and blue” in a document that mostly has “apples, pears, and plums”. */
export const serialComma = defineRule({
  document: minority({
    note: (a) => a.tokens.flatMap((token, index) => choiceAt(a, token, index) ?? []),
    say: ({ text }, most) => ({
      message: `Most lists in this document have ${most} comma before the last item.`,
      suggestions: [most === "a" ? text.replace(/\s+(?=\p{L}+$)/u, ",$&") : text.replace(",", "")],
    }),
  }),
});
