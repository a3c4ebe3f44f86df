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

/** “However it rained” → “However, it rained”. */
export const introductoryComma = defineRule({
  patterns: openers.map((opener) => ({
    match: `^ ${opener} [${opener === "however" ? subject.replace("|the|a|an", "") : subject}]`,
    replace: [
      `${opener
        .split(" ")
        .map((_, i) => `$${i}`)
        .join(" ")},`,
    ],
  })),
});
