import { isQuoted } from "../../language/quoted.ts";
import { defineRule } from "../../rule/rule.ts";

const people = "i|we|you|he|she|they|it|that|this|there";

/** “Thank you Tom for coming” → “Thank you, Tom for coming”; “Yes I know” → “Yes, I know”. */
export const vocativeComma = defineRule({
  patterns: [
    { match: "^ thank you [PROPN for|$|so]", replace: ["$0 $1,"] },
    { match: "^ thanks [PROPN $|so|again]", replace: ["$0,"] },
    { match: `^ yes [${people} VERB|AUX]`, replace: ["$0,"] },
    {
      match:
        "^ no [i|we|you|he|she|they can't|don't|won't|didn't|haven't|isn't|aren't|doesn't|couldn't|wouldn't|am|are|is|cannot]",
      replace: ["$0,"],
    },
  ],
  unless: isQuoted,
});
