import { defineRule } from "../../rule.ts";

/** “I am agree” → “I agree”. */
export const amAgree = defineRule({
  id: "grammar/am-agree",
  title: "“agree” needs no “am”",
  explain: "“Agree” is a verb of its own: I agree, she agrees.",
  kind: "grammar",
  level: "error",
  examples: [
    { wrong: "I am agree with you.", right: "I agree with you." },
    { wrong: "She is disagree with us.", right: "She disagrees with us." },
    { wrong: "I'm not agree.", right: "I don't agree." },
  ],
  leaves: ["I agree.", "We are agreed.", "All I am is agreeable.", "They are to agree."],
  patterns: [
    { match: "[i|we|you|they] am|are|was|were agree|disagree", replace: ["$1"] },
    { match: "[he|she|it] is|was agree", replace: ["agrees"] },
    { match: "[he|she|it] is|was disagree", replace: ["disagrees"] },
    { match: "i'm agree|disagree", replace: ["I $1"] },
    { match: "i'm not agree", replace: ["I don't agree"] },
    { match: "[i] am not agree", replace: ["do not agree"] },
  ],
});
