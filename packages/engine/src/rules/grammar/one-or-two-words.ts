import { defineRule } from "../../rule/rule.ts";

/** “Alot of people came.” → “A lot of people came.” */
export const oneOrTwoWords = defineRule({
  phrases: true,
  // “Delta Air Lines”: the parts of a name keep to themselves.
  unless: (a, first, last) => a.tokens.slice(first + 1, last).some(({ text }) => /^\p{Lu}\p{Ll}/u.test(text)),
});
