import { defineRule } from "../../rule.ts";

const persons = "i|you|he|she|it|we|they";
const forms = "am|is|are|was|were|have|has|had|can|could|will|would|should|shall|must";

/** “Where you are going?” → “Where are you going?”; “I don't know where is he.” → “where he is.” */
export const questionOrder = defineRule({
  id: "grammar/question-order",
  title: "Order of words in a question",
  explain:
    "A question has the verb before its subject: Where are you going? Inside another sentence the subject comes first: I know where you are.",
  kind: "grammar",
  level: "warning",
  examples: [
    { wrong: "Why he is late?", right: "Why is he late?" },
    { wrong: "Where they are?", right: "Where are they?" },
    { wrong: "What do you can do?", right: "What can you do?" },
    { wrong: "I don't know where is he.", right: "I don't know where he is." },
    { wrong: "Can you tell me what time is it?", right: "Can you tell me what time it is?" },
    { wrong: "She asked me how are you.", right: "She asked me how you are." },
  ],
  leaves: [
    "Why is he late?",
    "Where they are, nobody knows.",
    "What he is saying is true.",
    "I know where he is.",
    "What do you think he can do?",
    "What time is it?",
    "Who is he?",
    "You know what? Is it true?",
    "How I am to do it is another matter.",
    "I asked him: where is he?",
    "What it is worth?”",
    "Do you know who is it that called?",
  ],
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
  message: () => "The order of the words is that of another sentence.",
});
