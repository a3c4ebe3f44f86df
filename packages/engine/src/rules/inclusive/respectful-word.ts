import { defineRule } from "../../rule.ts";

/** Words about people, and the words they prefer. */
export const respectfulWord = defineRule({
  id: "inclusive/respectful-word",
  title: "A more respectful word",
  explain: "Many people prefer another word for themselves or for others. The choice is yours.",
  kind: "inclusive",
  level: "hint",
  styles: ["academic", "business", "technical", "web", "general"],
  examples: [
    { wrong: "It is a gift to mankind.", right: "It is a gift to humankind." },
    { wrong: "She is wheelchair-bound.", right: "She is using a wheelchair." },
    { wrong: "Add the address to the whitelist.", right: "Add the address to the allowlist." },
  ],
  leaves: [
    "The blind spot is large.",
    "Disabled people met.",
    "He disabled the alarm.",
    "A slave wrote the book.",
    "The disabled button is grey.",
    "The elderly man sat.",
  ],
  phrases: true,
  // “the blind spot”, “the elderly man”: an adjective before its noun.
  unless: ({ tokens }, first, last) =>
    tokens[first]?.lower === "the" && last - first === 2 && /^(?:NOUN|PROPN|ADJ|CCONJ)$/.test(tokens[last]?.tag ?? ""),
  message: (_, first) => (first ? `Many prefer “${first}”.` : "Many people dislike this word."),
});
