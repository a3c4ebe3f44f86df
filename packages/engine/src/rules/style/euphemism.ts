import { defineRule } from "../../rule.ts";

/** “negative growth” → “shrinkage”. */
export const euphemism = defineRule({
  id: "style/euphemism",
  title: "A soft word for a hard thing",
  explain: "Readers see through a soft word and wonder what else is hidden. Where nobody is hurt by it, say the thing.",
  kind: "style",
  level: "hint",
  styles: ["general", "academic", "business", "technical", "web"],
  examples: [
    { wrong: "It was an experienced vehicle.", right: "It was a used car." },
    { wrong: "He bought a pre-owned car.", right: "He bought a used car." },
  ],
  leaves: ["They cut jobs.", "He bought a used car.", "We let the dog go home."],
  phrases: true,
  message: (matched, first) => (first ? `In plain words: “${first}”.` : `“${matched}” hides what is meant.`),
});
