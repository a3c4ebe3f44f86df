import { defineRule } from "../../rule/rule.ts";

const openers = [
  "however",
  "moreover",
  "furthermore",
  "for example",
  "for instance",
  "in addition",
  "in conclusion",
  "on the other hand",
  "as a result",
  "first of all",
  "to sum up",
  "secondly",
  "firstly",
  "lastly",
  "thirdly",
  "additionally",
  "in my opinion",
  "consequently",
  "nevertheless",
  "in other words",
  "as a consequence",
];
const subject = "i|he|she|it|we|they|there|this|these|those|the|a|an|my|his|our|their|people|some|many";

/** Openers that comment on what follows and never begin a longer phrase. */
const comments = [
  "on the other hand",
  "in my opinion",
  "in my view",
  "in our opinion",
  "to be honest",
  "to tell the truth",
  "to be fair",
  "as a matter of fact",
  "for example",
  "for instance",
  "in other words",
  "first of all",
  "as a result",
  "in conclusion",
  "to conclude",
  "to sum up",
  "by the way",
  "for this reason",
  "for that reason",
  "for these reasons",
  "because of this",
  "in my country",
  "generally speaking",
  "needless to say",
  "on the contrary",
  "as you know",
  "as far as i know",
];

const replaced = (opener: string): string[] => [
  `${opener
    .split(" ")
    .map((_, i) => `$${i}`)
    .join(" ")},`,
];

/** “However it rained” → “However, it rained”. */
export const introductoryComma = defineRule({
  patterns: [
    ...openers.map((opener) => ({
      match: `^ ${opener} [${opener === "however" ? subject.replace("|the|a|an", "") : subject}]`,
      replace: replaced(opener),
    })),
    ...comments.flatMap((opener) =>
      [
        "you|everyone|everybody|nobody|most|your|her|its|all|every|each|both|no|if|when|because",
        "PROPN|*s VERB|AUX",
        "*ing * is|was|can|will|has",
        "*ing * * is|was|can|will|has",
        "*ing * * * is|was|can|will|has",
        "ADJ *s VERB|AUX",
        "NOUN is|are|was|were|has|can|will|should",
      ].map((next) => ({ match: `^ ${opener} [${next}]`, replace: replaced(opener) })),
    ),
    ...comments
      .filter((opener) => !openers.includes(opener))
      // “As you know the answer, …” goes on with what is known.
      .map((opener) => ({
        match: `^ ${opener} [${/ know$/.test(opener) ? "i|he|she|we|they|there" : subject}]`,
        replace: replaced(opener),
      })),
  ],
});
