import { defineRule } from "../../rule/rule.ts";

/** “Alot of people came.” → “A lot of people came.” */
export const oneOrTwoWords = defineRule({
  phrases: true,
  unless: (a, first, last) =>
    a.tokens.slice(first + 1, last).some(({ text, start }) => {
      // “Delta Air Lines”, “for GET requests”: the parts of a name keep to themselves.
      if (/^\p{Lu}\p{L}/u.test(text) && !/^\p{Lu}{2}/u.test(a.tokens[first]?.text ?? "")) return true;
      // “The word *home* made him smile”: so does a word that is marked.
      return /[*_>]/.test(a.text.slice(a.tokens[first]?.end, start));
    }),
});
