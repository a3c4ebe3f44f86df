import { neighbour } from "../../language/neighbour.ts";
import { defineRule } from "../../rule.ts";

/** “two mans” → “two men”; “five hundreds people” → “five hundred people”. */
export const irregularPlural = defineRule({
  phrases: true,
  // A capital inside a sentence makes it a name: the Childs.
  unless: (a, first) => neighbour(a, first, -1) !== undefined && /^\p{Lu}/u.test(a.tokens[first]?.text ?? ""),
});
