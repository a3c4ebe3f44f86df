import { defineRule } from "../../rule.ts";
import { wordSet } from "../../text/word-set.ts";

const opensAside = wordSet("course necessity himself herself itself");

/** “would of” → “would have”. */
export const wouldHave = defineRule({
  patterns: [
    {
      match:
        "[would|could|should|might|must|wouldn't|couldn't|shouldn't|mightn't] of [VERB|AUX|been|had|done|gone|ADV|not] [!necessity]",
      replace: ["have"],
    },
  ],
  unless: (a, first) => opensAside.has(a.tokens[first + 1]?.lower ?? ""),
});
