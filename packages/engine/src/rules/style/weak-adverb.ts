import { defineRule } from "../../rule.ts";
import { wordSet } from "../../text/word-set.ts";

const keepers = wordSet("not n't the so this that how isn't wasn't aren't weren't don't doesn't a an");

/** “very tired” → “exhausted”. */
export const weakAdverb = defineRule({
  id: "style/weak-adverb",
  title: "One strong word",
  explain: "One strong word says more than a weak one with “very” or another adverb in front of it.",
  kind: "style",
  level: "hint",
  examples: [
    { wrong: "She was very tired.", right: "She was exhausted." },
    { wrong: "“No,” he said quietly.", right: "“No,” he whispered." },
  ],
  leaves: [
    "She was tired.",
    "The very idea!",
    "This is the very good shepherd's hut.",
    "He said it quietly.",
    "Not very good.",
  ],
  phrases: true,
  unless: ({ tokens }, first) => keepers.has(tokens[first - 1]?.lower ?? ""),
  message: (_, first) => `One word does it: “${first ?? ""}”.`,
});
