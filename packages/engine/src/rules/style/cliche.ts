import { defineRule } from "../../rule.ts";

/** Phrases everybody has read too often. */
export const cliche = defineRule({
  id: "style/cliche",
  title: "Cliché",
  explain: "Everybody has read this phrase too often to see the picture in it. Say it in words of your own.",
  kind: "style",
  level: "hint",
  examples: [
    { wrong: "The exam was a piece of cake.", right: "The exam was a piece of cake." },
    { wrong: "They avoided him like the plague.", right: "They avoided him like the plague." },
  ],
  leaves: ["I ate a piece of pie.", "He threw the ball in the court.", "The plague came.", "A new leaf grew."],
  phrases: true,
  message: (matched) => `“${matched}” is a cliché.`,
});
