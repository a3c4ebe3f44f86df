import { defineRule } from "../../rule.ts";

/** “it may be that”, “somewhat”. */
export const hedge = defineRule({
  id: "style/hedge",
  title: "Half taken back",
  explain: "These words take back half of what is said. Keep them where the doubt is real.",
  kind: "style",
  level: "hint",
  picky: true,
  styles: ["general", "academic", "business", "technical", "web"],
  examples: [
    { wrong: "It was somewhat late.", right: "It was somewhat late." },
    { wrong: "My guess is that it rains.", right: "My guess is that it rains." },
  ],
  leaves: ["It was late.", "It will rain."],
  phrases: true,
  message: (matched) => `“${matched}” takes back half of what is said.`,
});
