import { defineRule } from "../../rule.ts";

/** “increasingly less”. */
export const contradiction = defineRule({
  id: "clarity/contradiction",
  title: "Words that take each other back",
  explain: "One of these words takes back what the other says. Say which of them is meant.",
  kind: "clarity",
  level: "hint",
  examples: [
    { wrong: "It was increasingly less clear.", right: "It was increasingly less clear." },
    { wrong: "They were alone together.", right: "They were alone together." },
  ],
  leaves: ["It was less and less clear.", "They were together.", "We were alone."],
  phrases: true,
  message: (matched) => `The words of “${matched}” take each other back.`,
});
