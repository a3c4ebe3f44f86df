import { isQuoted } from "../../language/quoted.ts";
import { defineRule } from "../../rule.ts";

const who = "i|we|you|he|she|they|people|everyone|everybody|who|not|also|always|really|don't|didn't";
const thinks =
  "think|thinks|thought|know|knows|knew|believe|believes|believed|hope|hopes|hoped|feel|feels|felt|mean|means|understand|understood|suppose|guess|realize|realise|realized|realised|noticed|remember|forgot|agree|admit|admitted|learned|learnt|discovered|heard|say|says|said";
const clause = "he|she|it|we|they|you|i|there|everyone|people|nobody|this";

/** “I think, that he is right” → “I think that he is right”. */
export const needlessComma = defineRule({
  id: "punctuation/needless-comma",
  title: "A comma that parts what belongs together",
  explain:
    "No comma stands before that, what, where or if when what is known, said or asked follows: I think that he is right.",
  kind: "punctuation",
  level: "warning",
  examples: [
    { wrong: "I think, that he is right.", right: "I think that he is right." },
    { wrong: "The fact, that she left, hurt him.", right: "The fact that she left, hurt him." },
    { wrong: "I don't know, where they live.", right: "I don't know where they live." },
    { wrong: "She asked me, if I was well.", right: "She asked me if I was well." },
    { wrong: "It is so big, that we got lost.", right: "It is so big that we got lost." },
  ],
  leaves: [
    "I think that he is right.",
    "He said, “That is it.”",
    "He knew, that day, how it would end.",
    "You know, what he did was wrong.",
    "I don't know, when I come to think of it.",
    "If you ask me, if it rains, we stay.",
    "He said, that is to say he shouted, no.",
  ],
  patterns: [
    { match: `[!, ${who} ${thinks}] , [that ${clause} VERB|AUX|ADV]`, replace: [""] },
    {
      match: `[the fact|idea|belief|hope|opinion|feeling|impression|problem] , [that ${clause}|the VERB|AUX|ADV|NOUN]`,
      replace: [""],
    },
    {
      match: `[don't|doesn't|didn't know|remember|understand|care] , [what|where|who|why|how|whether ${clause} VERB|AUX|ADV]`,
      replace: [""],
    },
    {
      match: `^ [he|she|they|we|i|it asked|asks|wondered|wonder him|her|me|them|us|myself|himself] , [if|whether|where|why|how|what ${clause} VERB|AUX]`,
      replace: [""],
    },
    { match: `[is|was|are|were so ADJ] , [that ${clause}|the VERB|AUX|NOUN]`, replace: [""] },
  ],
  unless: isQuoted,
  message: () => "No comma belongs here.",
});
