import { defineRule } from "../../rule/rule.ts";
import { wordSet } from "../../text/word-set.ts";

const opensAside = wordSet("course necessity himself herself itself");

/** “would of” → “would have”. */
export const wouldHave = defineRule({
  patterns: [
    {
      match:
        "[would|could|should|might|must|may|wouldn't|couldn't|shouldn't|mightn't|mustn't ~not|never|also|still|only|just|easily|really] of [VERB|AUX|*ed|been|had|done|gone|ADV|not] [!necessity]",
      replace: ["have"],
    },
  ],
  unless: (a, first) => opensAside.has(a.tokens[first + 1]?.lower ?? ""),
});
