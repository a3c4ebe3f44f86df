import { defineRule } from "../../rule.ts";

const verbs = "suggest|suggests|suggested";

/** “suggested me to go” → “suggested that I go”. */
export const suggestThat = defineRule({
  id: "grammar/suggest-that",
  title: "“suggest” somebody does",
  explain: "One suggests that somebody do something; “suggest somebody to do” is not English.",
  kind: "grammar",
  level: "error",
  examples: [
    { wrong: "He suggested me to go.", right: "He suggested that I go." },
    { wrong: "They suggest us to wait.", right: "They suggest that we wait." },
  ],
  leaves: [
    "He suggested it to me.",
    "She suggested him to the board.",
    "I suggest that we go.",
    "Who suggested them to you?",
  ],
  patterns: [
    { match: `[${verbs}] me to [VERB]`, replace: ["that I"] },
    { match: `[${verbs}] him to [VERB]`, replace: ["that he"] },
    { match: `[${verbs}] her to [VERB]`, replace: ["that she"] },
    { match: `[${verbs}] us to [VERB]`, replace: ["that we"] },
    { match: `[${verbs}] them to [VERB]`, replace: ["that they"] },
    { match: `[${verbs}] you to [VERB]`, replace: ["that you"] },
  ],
});
