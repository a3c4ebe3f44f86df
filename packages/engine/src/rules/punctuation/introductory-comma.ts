import { defineRule } from "../../rule.ts";

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
  id: "punctuation/introductory-comma",
  title: "Comma behind an opening",
  explain: "A word or phrase that ties the sentence to the one before is set off by a comma: However, it rained.",
  kind: "punctuation",
  level: "hint",
  examples: [
    { wrong: "However it rained all day.", right: "However, it rained all day." },
    { wrong: "For example the train is late.", right: "For example, the train is late." },
    { wrong: "In my opinion they are right.", right: "In my opinion, they are right." },
  ],
  leaves: [
    "However hard it rained, we went.",
    "However you do it, do it.",
    "For example, it rained.",
    "As a result of this it rained.",
    "He was, however, late.",
    "However the cat lands, it lands on its feet.",
  ],
  patterns: openers.map((opener) => ({
    match: `^ ${opener} [${opener === "however" ? subject.replace("|the|a|an", "") : subject}]`,
    replace: [
      `${opener
        .split(" ")
        .map((_, i) => `$${i}`)
        .join(" ")},`,
    ],
  })),
  message: (matched) => `A comma follows “${matched}”.`,
});
