import { defineRule } from "../../rule/rule.ts";

const losable =
  "weight|money|time|control|interest|track|sight|hope|touch|faith|patience|confidence|points|sleep|hair|everything|something|nothing|power|data|customers|consciousness|count|heart|momentum|focus|balance|face|ground|it|them|him|her|you|me|us|my|your|his|our|their|its|the|all|some|a|an|any|this|that";

/** “loose weight” → “lose weight”. */
export const loseOrLoose = defineRule({
  patterns: [
    {
      match: `[always|often|sometimes|usually|rather|you'll|we'll|they'll|i'll|he'll|she'll|it'll|i'd|you'd|we'd|they'd|to|will|would|can|could|may|might|must|should|don't|didn't|doesn't|won't|not|gonna|never|i|you|we|they|cannot|can't] loose [${losable}]`,
      replace: ["lose"],
    },
    { match: "^ loose [weight|money|time|control]", replace: ["lose"] },
    { match: "[to|will|would|can|could|may|might|don't|not] loose $", replace: ["lose"] },
    { match: `loosing [${losable}] [!arrow|arrows|volley]`, replace: ["losing"] },
    {
      match: "[too|very|so|came|come|comes|broke|break|breaks|hang|hung|cut] lose [!DET|PRON|NOUN]",
      replace: ["loose"],
    },
  ],
});
