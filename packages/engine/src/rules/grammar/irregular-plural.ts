import { neighbour } from "../../language/neighbour.ts";
import { defineRule } from "../../rule.ts";

/** “two mans” → “two men”; “five hundreds people” → “five hundred people”. */
export const irregularPlural = defineRule({
  id: "grammar/irregular-plural",
  title: "Plural made another way",
  explain:
    "Some nouns make their plural without -s (men, teeth, sheep, lives), and a number before a noun has none: five hundred people.",
  kind: "grammar",
  level: "error",
  examples: [
    { wrong: "Two mans came home.", right: "Two men came home." },
    { wrong: "All childs like sweets.", right: "All children like sweets." },
    { wrong: "He broke both tooths.", right: "He broke both teeth." },
    { wrong: "They live happy lifes.", right: "They live happy lives." },
    { wrong: "We use sharp knifes.", right: "We use sharp knives." },
    { wrong: "Young peoples like it.", right: "Young people like it." },
    { wrong: "Five hundreds people came.", right: "Five hundred people came." },
    { wrong: "These criterias are strict.", right: "These criteria are strict." },
  ],
  leaves: [
    "He mans the gate.",
    "He foots the bill.",
    "The peoples of Europe met.",
    "Hundreds of people came.",
    "He knifes him and leafs through the book.",
    "The old peoples' home is closed.",
    "The Childs came to tea.",
  ],
  phrases: true,
  // A capital inside a sentence makes it a name: the Childs.
  unless: (a, first) => neighbour(a, first, -1) !== undefined && /^\p{Lu}/u.test(a.tokens[first]?.text ?? ""),
});
