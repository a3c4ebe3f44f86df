import { defineRule } from "../../rule/rule.ts";

const verbs = "suggest|suggests|suggested";

/** “suggested me to go” → “suggested that I go”. */
export const suggestThat = defineRule({
  patterns: [
    { match: `[${verbs}] me to [VERB]`, replace: ["that I"] },
    { match: `[${verbs}] him to [VERB]`, replace: ["that he"] },
    { match: `[${verbs}] her to [VERB]`, replace: ["that she"] },
    { match: `[${verbs}] us to [VERB]`, replace: ["that we"] },
    { match: `[${verbs}] them to [VERB]`, replace: ["that they"] },
    { match: `[${verbs}] you to [VERB]`, replace: ["that you"] },
  ],
});
