import { type Choice, minority } from "../../document/minority.ts";
import type { Analysis } from "../../facts/analysis.ts";
import { isQuoted } from "../../language/quoted.ts";
import { seriesAt } from "../../language/series.ts";
import { defineRule } from "../../rule.ts";
import type { Token } from "../../text/token.ts";

function choiceAt(a: Analysis, token: Token, index: number): Choice | undefined {
  if ((token.lower !== "and" && token.lower !== "or") || isQuoted(a, index)) return undefined;
  const series = seriesAt(a, index);
  if (!series) return undefined;
  const { start } = series.word;
  return { key: "serial", way: series.comma ? "a" : "no", text: a.text.slice(start, token.end), start, end: token.end };
}

/** “red, white and blue” in a text that writes “apples, pears, and plums”. */
export const serialComma = defineRule({
  id: "consistency/serial-comma",
  title: "Comma before the last item, now and then",
  explain: "Some lists have a comma before their last item and others have none. A text keeps to one of them.",
  kind: "style",
  level: "hint",
  picky: true,
  examples: [
    {
      wrong:
        "We bought apples, pears, and plums. The flag is red, white, and green. Paris, Rome or Berlin will host it.",
      right:
        "We bought apples, pears, and plums. The flag is red, white, and green. Paris, Rome, or Berlin will host it.",
    },
    {
      wrong:
        "We bought apples, pears and plums. The flag is red, white and blue.\n\nParis, Rome, or Berlin will host it.",
      right:
        "We bought apples, pears and plums. The flag is red, white and blue.\n\nParis, Rome or Berlin will host it.",
    },
  ],
  leaves: [
    "We bought apples, pears, and plums. The flag is red, white, and blue.",
    "We bought apples, pears, and plums. In Rome, Ann and Bob met. He came in, sat down and left.",
    "We bought apples, pears, and plums. “Apples, pears and plums,” she wrote.",
  ],
  document: minority({
    note: (a) => a.tokens.flatMap((token, index) => choiceAt(a, token, index) ?? []),
    say: ({ text }, most) => ({
      message: `Most lists of the text have ${most} comma before the last item.`,
      suggestions: [most === "a" ? text.replace(/\s+(?=\p{L}+$)/u, ",$&") : text.replace(",", "")],
    }),
  }),
});
