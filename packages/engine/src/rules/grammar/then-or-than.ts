import { defineRule } from "../../rule/rule.ts";

const comparatives =
  "more|less|better|worse|fewer|greater|larger|smaller|bigger|higher|lower|older|younger|faster|slower|longer|shorter|easier|harder|stronger|weaker|taller|cheaper|richer|poorer|smarter|happier|nicer|quicker|deeper|wider|closer|further|farther|heavier|lighter|safer|louder|warmer|colder|simpler|newer";

const being = "am|is|was|are|were|be|been|i'm|you're|he's|she's|it's|we're|they're|isn't|aren't|wasn't|weren't";

/** “better then me” → “better than me”; “and than” → “and then”. */
export const thenOrThan = defineRule({
  patterns: [
    {
      match: `[${comparatives}] then [me|him|her|us|them|expected|usual|ever|before|others|any|anyone|anything|anybody|average|necessary|needed|NUM|half]`,
      replace: ["than"],
    },
    {
      match: `[${being}|much|far|even|lot|bit] [${comparatives}] then [i|you|he|she|we|they|it|the|a|an|my|your|his|our|their|that|this|these|those|in|when|most|many]`,
      replace: ["than"],
    },
    {
      match: `[more|less] [ADJ|ADV] then [me|him|her|us|them|i|you|he|she|we|they|the|a|an|my|your|his|our|their|ever|any|anyone]`,
      replace: ["than"],
    },
    { match: `[${being}|much|far|even more|less ADJ|ADV] then [NOUN|PROPN|*s]`, replace: ["than"] },
    {
      match: `[${comparatives}] then [last year|month|week|season|quarter|summer|winter|spring|autumn|time]`,
      replace: ["than"],
    },
    { match: `[${comparatives} now] then [last|ever|before|when]`, replace: ["than"] },
    { match: "[rather] then", replace: ["than"] },
    { match: "[rather] [VERB] then [VERB]", replace: ["than"] },
    { match: "[other] then [the|that|this|a|an|my|his|her|me|him|you]", replace: ["than"] },
    { match: "[and|by|since|until] than [!or]", replace: ["then"] },
    { match: "^ than [,|i|he|she|we|they|it|you]", replace: ["then"] },
    { match: "[!further|farther|longer|earlier|more] [back] than [!ADJ]", replace: ["then"] },
  ],
  message: (_, first) =>
    first?.toLowerCase() === "than" ? "Use “than” in a comparison." : "Use “then” for time or for what comes next.",
});
