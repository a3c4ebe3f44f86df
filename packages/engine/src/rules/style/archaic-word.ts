import { defineRule } from "../../rule.ts";

/** “methinks” → “I think”. */
export const archaicWord = defineRule({
  id: "style/archaic-word",
  title: "A word of old books",
  explain: "Nobody says this any more. It sounds like a joke or like a law.",
  kind: "style",
  level: "hint",
  styles: ["general", "academic", "business", "technical", "casual", "web"],
  examples: [
    { wrong: "They came oftentimes.", right: "They came often." },
    { wrong: "She stood betwixt them.", right: "She stood between them." },
  ],
  leaves: ["They came often.", "She stood between them."],
  phrases: true,
  message: (matched, first) => (first ? `Today: “${first}”.` : `“${matched}” is a word of old books.`),
});
