import { endsUnlikeInfinitive } from "../../language/verb-shape.ts";
import { defineRule } from "../../rule.ts";

/** Verbs and adjectives with a preposition English does not give them. */
export const preposition = defineRule({
  phrases: true,
  // “go to swimming” is another thing.
  unless: (a, first, last) => a.tokens[first - 1]?.lemma !== "go" && endsUnlikeInfinitive(a, first, last),
});
