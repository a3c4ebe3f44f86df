import { defineRule } from "../../rule.ts";

/** “end result” → “result”. */
export const redundancy = defineRule({
  id: "clarity/redundancy",
  title: "Said twice",
  explain: "One of these words says what the other has already said.",
  kind: "clarity",
  level: "hint",
  examples: [
    { wrong: "The end result pleased us.", right: "The result pleased us." },
    { wrong: "They returned back home.", right: "They returned home." },
    { wrong: "It was a free gift.", right: "It was a gift." },
    { wrong: "That is very unique.", right: "That is unique." },
  ],
  leaves: [
    "The result pleased us.",
    "They went back home.",
    "The gift was free.",
    "In the end, results count.",
    "Past the hour.",
  ],
  phrases: true,
  message: (matched, first) => `“${first ?? ""}” says it all; “${matched}” says it twice.`,
});
