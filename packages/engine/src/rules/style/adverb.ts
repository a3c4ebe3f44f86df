import { defineRule } from "../../rule.ts";

/** “He ran quickly”. */
export const adverb = defineRule({
  id: "style/adverb",
  title: "An adverb",
  explain: "A strong verb seldom needs an adverb. Try the sentence without it.",
  kind: "style",
  level: "hint",
  picky: true,
  examples: [
    { wrong: "She sang beautifully.", right: "She sang beautifully." },
    { wrong: "He nodded solemnly.", right: "He nodded solemnly." },
  ],
  leaves: ["She sang.", "The family came.", "It was early."],
  phrases: true,
  message: (matched) => `Try it without “${matched}”.`,
});
