import { defineRule } from "../../rule.ts";

/** “I am agree” → “I agree”. */
export const amAgree = defineRule({
  patterns: [
    { match: "[i|we|you|they] am|are|was|were agree|disagree", replace: ["$1"] },
    { match: "[he|she|it] is|was agree", replace: ["agrees"] },
    { match: "[he|she|it] is|was disagree", replace: ["disagrees"] },
    { match: "i'm agree|disagree", replace: ["I $1"] },
    { match: "i'm not agree", replace: ["I don't agree"] },
    { match: "[i] am not agree", replace: ["do not agree"] },
  ],
});
