import { isQuoted } from "../../language/quoted.ts";
import { defineRule } from "../../rule.ts";

const people = "i|we|you|he|she|they|it|that|this|there";

/** “Thank you Tom for coming” → “Thank you, Tom for coming”; “Yes I know” → “Yes, I know”. */
export const vocativeComma = defineRule({
  id: "punctuation/vocative-comma",
  title: "Comma at a name or an answer",
  explain:
    "A comma sets off whom somebody speaks to, and yes, no or well before a sentence: Thank you, Tom. Yes, I know.",
  kind: "punctuation",
  level: "hint",
  examples: [
    { wrong: "Thank you Tom for the flowers.", right: "Thank you, Tom for the flowers." },
    { wrong: "Thanks Ann!", right: "Thanks, Ann!" },
    { wrong: "Yes I know him.", right: "Yes, I know him." },
    { wrong: "No we can't come.", right: "No, we can't come." },
  ],
  leaves: [
    "Thank you, Tom, for the flowers.",
    "“Yes I know him,” said Huck.",
    "No it was not, said nobody.",
    "Thanks God for small mercies is what he sang.",
    "No one knew. No that was it.",
    "Well you may ask.",
  ],
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
  message: (matched) => `A comma follows “${matched}”.`,
});
