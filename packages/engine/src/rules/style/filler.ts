import { defineRule } from "../../rule.ts";

/** Words that take up room and say little. */
export const filler = defineRule({
  id: "style/filler",
  title: "Filler",
  explain: "These words take up room and say little; the sentence is stronger without them.",
  kind: "style",
  level: "hint",
  styles: ["general", "academic", "business", "technical", "web"],
  examples: [
    { wrong: "It was basically over.", right: "It was over." },
    { wrong: "Please do not hesitate to call.", right: "Please call." },
    { wrong: "When all is said and done, we won.", right: "In the end, we won." },
  ],
  leaves: ["It was over.", "More basically, it failed.", "Please call.", "The thing is blue."],
  phrases: true,
});
