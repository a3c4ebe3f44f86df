import { defineRule } from "../../rule.ts";

/** “between you and I” → “between you and me”. */
export const objectPronoun = defineRule({
  id: "grammar/object-pronoun",
  title: "“you and me” behind a preposition",
  explain: "Behind between, for, with and other prepositions it is me, him, her, us or them, also behind “and”.",
  kind: "grammar",
  level: "error",
  examples: [
    { wrong: "He gave it to I.", right: "He gave it to me." },
    { wrong: "Between you and I, it failed.", right: "Between you and me, it failed." },
    { wrong: "He gave it to John and I.", right: "He gave it to John and me." },
    { wrong: "She came with my mother and I.", right: "She came with my mother and me." },
  ],
  leaves: [
    "You and I are friends.",
    "For John and I am sure his wife, too, it was hard.",
    "After lunch with John and I left.",
    "He went to Rome and I stayed.",
    "I live for you and I know it.",
  ],
  patterns: [
    { match: "[between you|him|her|them|us|PROPN and] i", replace: ["me"] },
    { match: "[between] i [and]", replace: ["me"] },
    { match: "[lemma:give|lemma:send|lemma:show|lemma:belong it|them|this|that to] i $", replace: ["me"] },
    { match: "[lemma:talk|lemma:speak|lemma:listen|lemma:belong to] i $", replace: ["me"] },
    {
      match: "[for|to|with|from|by|about|like|without|against|behind|beside|near you|him|her|them|PROPN and] i $",
      replace: ["me"],
    },
    {
      match:
        "[for|to|with|from|by|about|like|without|against|behind|beside|near my|his|her|your|our|their NOUN and] i $",
      replace: ["me"],
    },
    {
      match: "[between|for|to|with|from|by|about|like|without|against you|him|her|them|me and] he $",
      replace: ["him"],
    },
    {
      match: "[between|for|to|with|from|by|about|like|without|against you|him|her|them|me and] she $",
      replace: ["her"],
    },
    {
      match: "[between|for|to|with|from|by|about|like|without|against you|him|her|them|me and] they $",
      replace: ["them"],
    },
  ],
  message: (_, first) => `Behind a preposition: “${first ?? ""}”.`,
});
