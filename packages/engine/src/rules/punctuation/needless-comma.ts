import { isQuoted } from "../../language/quoted.ts";
import { defineRule } from "../../rule/rule.ts";

const who = "i|we|you|he|she|they|people|everyone|everybody|who|not|also|always|really|don't|didn't";
const thinks =
  "think|thinks|thought|know|knows|knew|believe|believes|believed|hope|hopes|hoped|feel|feels|felt|mean|means|understand|understood|suppose|guess|realize|realise|realized|realised|noticed|remember|forgot|agree|admit|admitted|learned|learnt|discovered|heard|say|says|said";
const clause = "he|she|it|we|they|you|i|there|everyone|people|nobody|this";

/** “I think, that he is right” → “I think that he is right”. */
export const needlessComma = defineRule({
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
});
