import { defineRule } from "../../rule/rule.ts";

/** Flags words for people that many of them reject, and suggests the ones they prefer. */
export const respectfulWord = defineRule({
  phrases: true,
  // “the blind spot”, “the elderly man”: an adjective before its noun.
  unless: ({ tokens }, first, last) =>
    tokens[first]?.lower === "the" && last - first === 2 && /^(?:NOUN|PROPN|ADJ|CCONJ)$/.test(tokens[last]?.tag ?? ""),
});
