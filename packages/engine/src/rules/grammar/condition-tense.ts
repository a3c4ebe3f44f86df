import { defineRule } from "../../rule.ts";

/** “If I would have time, I would go” → “If I had time”; “as soon as I will arrive” → “as soon as I arrive”. */
export const conditionTense = defineRule({
  patterns: [
    { match: "[as soon as i|you|we|they] will [VERB !have]", replace: [""] },
    { match: "[until|unless i|you|we|they] will [VERB]", replace: [""] },
    {
      match: "^ [if i|he|she|we|they|it] would have [time|money|enough|more|a|an|the|any|children|wings|power|no]",
      replace: ["had"],
    },
    {
      match:
        "^ [if i|he|she|we|they|it] would be [rich|richer|you|younger|older|able|a|an|the|in|there|here|taller|free|president|king|alone|possible]",
      replace: ["were"],
    },
  ],
});
