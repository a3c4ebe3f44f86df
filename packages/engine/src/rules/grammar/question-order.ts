import { defineRule } from "../../rule/rule.ts";

const persons = "i|you|he|she|it|we|they";
const forms = "am|is|are|was|were|have|has|had|can|could|will|would|should|shall|must";

/** “Where you are going?” → “Where are you going?”; “I don't know where is he.” → “where he is.” */
export const questionOrder = defineRule({
  message(found, first) {
    if (/^\w+ d(?:o|oes|id) /i.test(found)) return `Use only one auxiliary verb in a question: “${first}”.`;
    return /^wh|^how/i.test(found)
      ? `In an indirect question, the subject comes before the verb: “${first}”.`
      : `In a question, the verb comes before the subject: “${first}”.`;
  },
  unless: ({ tokens }, first, last) => {
    const closing = tokens[last];
    // A question that goes on is about something else: “Where he is is a secret?”
    return tokens[first]?.lower === "what" && closing?.kind === "word" && /^(?:VB[DPZ]|MD)$/.test(closing.penn);
  },
  patterns: [
    { match: `^ [where|why|when] ${persons} ${forms} [?]`, replace: ["$1 $0"] },
    { match: `^ [where|why|when] ${persons} ${forms} [VERB|ADJ|ADV ?]`, replace: ["$1 $0"] },
    {
      match: `what|where|when|why|how do|does|did ${persons} can|could|will|would|should|must [VERB]`,
      replace: ["$0 $3 $2"],
    },
    {
      match: `[know|knows|knew|wonder|wondered|remember|forgot|understand|idea|sure|see] where|how|why is|are|was|were he|she|it|they|you|we [.|,|$]`,
      replace: ["$0 $2 $1"],
    },
    {
      match: `[tell|told|ask|asked|show|showed me|him|her|us|them] where|how|why is|are|was|were he|she|it|they|you|we [.|,|?|$]`,
      replace: ["$0 $2 $1"],
    },
    { match: "[me|us|him|her|know|knows] what time is it [.|,|?|$]", replace: ["$0 $1 $3 $2"] },
  ],
});
