import { neighbour } from "../../language/neighbour.ts";
import { defineRule } from "../../rule/rule.ts";

const hasCapital = (text: string | undefined): boolean => /^\p{Lu}\p{Ll}/u.test(text ?? "");

/** “dont” → “don’t”. */
export const missingApostrophe = defineRule({
  phrases: true,
  // “Doesnt Start With”: a title may be the name of something that is written so in code.
  // “a query without wheres”: a plural.
  unsure: (a, first, last) =>
    (hasCapital(a.tokens[first]?.text) && hasCapital(neighbour(a, last - 1, 1)?.text)) ||
    a.tokens
      .slice(first, last)
      .some((token, i) => token.lower === "wheres" && neighbour(a, first + i, -1)?.tag === "ADP"),
});
