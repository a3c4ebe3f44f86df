import { defineRule } from "../../rule.ts";

/** “kids” → “children”. */
export const informalWord = defineRule({
  id: "style/informal-word",
  title: "Casual",
  explain: "A word of talk stands out in a paper or a letter to people one does not know.",
  kind: "style",
  level: "hint",
  styles: ["academic", "business"],
  examples: [
    { wrong: "The kids were there.", right: "The children were there." },
    { wrong: "We are gonna win.", right: "We are going to win." },
    { wrong: "It ain't late.", right: "It is not late." },
  ],
  leaves: ["The children were there.", "We are going to win.", "We are not late."],
  phrases: true,
  message: (matched, first) => (first ? `Less casual: “${first}”.` : `“${matched}” is casual for a paper or a letter.`),
});
