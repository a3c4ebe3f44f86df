import type { Analysis } from "../../facts/analysis.ts";
import { neighbour } from "../../language/neighbour.ts";
import { defineRule } from "../../rule/rule.ts";

const hasCapital = (text: string | undefined): boolean => /^\p{Lu}\p{Ll}/u.test(text ?? "");

/** Whether some words stand alone on their line, as in a list of words. */
function isLine({ tokens, text }: Analysis, first: number, last: number): boolean {
  const before = text.slice(tokens[first - 1]?.end ?? 0, tokens[first]?.start);
  const after = text.slice(tokens[last - 1]?.end, tokens[last]?.start ?? text.length);
  return (first === 0 || before.includes("\n")) && (last === tokens.length || after.includes("\n"));
}

/** “dont” → “don’t”. */
export const missingApostrophe = defineRule({
  phrases: true,
  // “Doesnt Start With”: a title may be the name of something that is written so in code.
  // “a query without wheres”: a plural.
  unsure: (a, first, last) =>
    isLine(a, first, last) ||
    (hasCapital(a.tokens[first]?.text) && hasCapital(neighbour(a, last - 1, 1)?.text)) ||
    a.tokens
      .slice(first, last)
      .some((token, i) => token.lower === "wheres" && neighbour(a, first + i, -1)?.tag === "ADP"),
});
