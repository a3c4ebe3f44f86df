import { defineRule } from "../../rule.ts";

/** “commence” → “begin”, “touch base” → “talk”. */
export const plainWord = defineRule({
  id: "clarity/plain-word",
  title: "A plainer word",
  explain: "A plain word reads faster and sounds more sincere than office talk.",
  kind: "clarity",
  level: "hint",
  styles: ["general", "academic", "business", "technical", "casual", "web"],
  examples: [
    { wrong: "We commenced the work.", right: "We began the work." },
    { wrong: "Let's touch base on Monday.", right: "Let's talk on Monday." },
    { wrong: "That facilitates trade.", right: "That helps trade." },
  ],
  leaves: [
    "We began the work.",
    "He touched the base.",
    "A lever moved.",
    "The needle moved.",
    "He will ping the server.",
  ],
  phrases: true,
  message: (matched, first) => (first ? `Plainer: “${first}”.` : `“${matched}” is office talk.`),
});
