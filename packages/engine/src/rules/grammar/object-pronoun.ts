import { defineRule } from "../../rule.ts";

/** “between you and I” → “between you and me”. */
export const objectPronoun = defineRule({
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
});
