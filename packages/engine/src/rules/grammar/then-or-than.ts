import { defineRule } from "../../rule.ts";

const comparatives =
  "more|less|better|worse|fewer|greater|larger|smaller|bigger|higher|lower|older|younger|faster|slower|longer|shorter|easier|harder|stronger|weaker|taller|cheaper|richer|poorer|smarter|happier|nicer|quicker|deeper|wider|closer|further|farther|heavier|lighter|safer|louder|warmer|colder|simpler|newer";

/** “better then me” → “better than me”; “and than” → “and then”. */
export const thenOrThan = defineRule({
  id: "grammar/then-or-than",
  title: "“then” or “than”",
  explain: "“Than” compares; “then” says when or what follows.",
  kind: "grammar",
  level: "error",
  examples: [
    { wrong: "She is taller then me.", right: "She is taller than me." },
    { wrong: "It costs more then ten dollars.", right: "It costs more than ten dollars." },
    { wrong: "I would rather walk then drive.", right: "I would rather walk than drive." },
    { wrong: "He ate and than he slept.", right: "He ate and then he slept." },
    { wrong: "Rather then wait, we left.", right: "Rather than wait, we left." },
    { wrong: "It was better then I thought.", right: "It was better than I thought." },
  ],
  leaves: [
    "Life was easier then.",
    "First we eat, then we go.",
    "He was younger then, and poorer.",
    "Better late than never.",
    "If it gets worse then call me.",
    "We felt better then and there.",
    "She is more than ready.",
  ],
  patterns: [
    {
      match: `[${comparatives}] then [me|him|her|us|them|expected|usual|ever|before|others|any|anyone|anything|anybody|average|necessary|needed|NUM|half]`,
      replace: ["than"],
    },
    {
      match: `[is|was|are|were|be|much|far|even|lot|bit] [${comparatives}] then [i|you|he|she|we|they|it|the|a|an|my|your|his|our|their|that|this|these|those|in|when|most|many]`,
      replace: ["than"],
    },
    {
      match: `[more|less] [ADJ|ADV] then [me|him|her|us|them|i|you|he|she|we|they|the|a|an|my|your|his|our|their|ever|any|anyone]`,
      replace: ["than"],
    },
    { match: "[rather] then", replace: ["than"] },
    { match: "[rather] [VERB] then [VERB]", replace: ["than"] },
    { match: "[other] then [the|that|this|a|an|my|his|her|me|him|you]", replace: ["than"] },
    { match: "[and|by|since|until] than [!or]", replace: ["then"] },
    { match: "^ than [,|i|he|she|we|they|it|you]", replace: ["then"] },
    { match: "[back] than [!ADJ]", replace: ["then"] },
  ],
  message: (_, first) =>
    first?.toLowerCase() === "than"
      ? "“Than” compares one thing with another."
      : "“Then” says when, or what comes next.",
});
