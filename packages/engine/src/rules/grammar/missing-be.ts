import type { Analysis } from "../../facts/analysis.ts";
import { isQuoted } from "../../language/quoted.ts";
import { defineRule } from "../../rule/rule.ts";

/** Matches adjectives and -ing forms that need a form of “be” after a person. */
const states =
  "afraid|aware|able|unable|ready|sure|happy|unhappy|sad|hungry|thirsty|angry|busy|sick|ill|late|interested|proud|glad|alive|asleep|awake|scared|sorry|fond|keen|willing|nervous|jealous|responsible|capable|ashamed";
const behind = "of|to|about|that|in|with|for|at|because|and|but|when|if|now|today|,|.|$";
const doing =
  "going|coming|trying|doing|getting|working|waiting|looking|playing|talking|making|living|studying|learning|writing|watching|eating|sleeping|thinking";
const behindDoing = "to|in|at|on|for|with|the|a|an|my|his|her|our|their|now|very|about|from|english|hard|there|here";

/** The pronouns, each with its form of “be”. */
const people = [
  { who: "he|she|it", be: "is", not: "is not" },
  { who: "you|we|they", be: "are", not: "are not" },
  { who: "i", be: "am", not: "am not" },
];

/** “He afraid of dogs” → “He is afraid of dogs”. */
export const missingBe = defineRule({
  patterns: [
    {
      match:
        "^ was very|so|really|too cold|hot|warm|nice|good|bad|dark|late|hard|difficult|easy|interesting|boring|funny|expensive|beautiful|sad [last|yesterday|in|here|and|at|today|to|because|.|for|that]",
      replace: ["It was $1 $2"],
    },
    { match: "^ is raining|snowing [again|now|today|here|in|outside|.|,|and|a|hard|very]", replace: ["It is $1"] },
    {
      match:
        "^ is important|difficult|easy|possible|impossible|necessary|better|hard|clear|true|good [to|that VERB|AUX|PRON|NOUN|DET]",
      replace: ["It is $1"],
    },
    {
      match:
        "^ is very|not|so|really important|difficult|easy|possible|impossible|necessary|hard|clear|true|good [to|that VERB|AUX|PRON|NOUN|DET]",
      replace: ["It is $1 $2"],
    },
    {
      match:
        "[^ my|your|his|her|our|their NOUN] very|so|really|not angry|happy|sad|busy|tired|sick|proud|nice|kind|good|bad|old|young|beautiful|big|small|important|expensive|famous|friendly|interested|afraid|hungry|worried [with|at|about|of|because|.|in|for|that]",
      replace: ["is $0 $1"],
    },
    ...people.flatMap(({ who, be, not }) => [
      { match: `^ ${who} ${states} [${behind}]`, replace: [`$0 ${be} $1`] },
      {
        match: `[because|but|that|and] ${who} afraid|aware|able|sure|happy|sad|interested|sorry [of|to|about|that|in|with|for]`,
        replace: [`$0 ${be} $1`],
      },
      { match: `^ ${who} very|so|not|really|too|also|still|always ${states} [${behind}]`, replace: [`$0 ${be} $1 $2`] },
      { match: `${who} don't|doesn't|didn't ${states} [${behind}]`, replace: [`$0 ${not} $2`] },
      { match: `^ ${who} ${doing} [${behindDoing}]`, replace: [`$0 ${be} $1`] },
      {
        match: `^ what|where|why|how ${who} doing|going|coming|waiting|looking|trying|talking [$|now|after|before|tonight|to|for|at|about|here|there|today|tonight|tomorrow|this|with]`,
        replace: [`$0 ${be} $1 $2`],
      },
    ]),
  ],
  // “You ready?” is a question, and asked so.
  unless: (a, first) => isQuoted(a, first) || (/^(?:you|is|was)$/.test(a.tokens[first]?.lower ?? "") && asks(a, first)),
});

/** The most tokens from the end of a sentence that are searched for a question mark. */
const endMarks = 4;

/** Whether the sentence of a token ends in a question mark. */
function asks({ tokens, sentences }: Analysis, index: number): boolean {
  const { last = 0 } = sentences[tokens[index]?.sentence ?? -1] ?? {};
  return tokens.slice(Math.max(index, last - endMarks), last).some(({ text }) => text === "?");
}
