import { neighbour } from "../../language/neighbour.ts";
import { defineRule } from "../../rule/rule.ts";

/** “two mans” → “two men”; “five hundreds people” → “five hundred people”. */
export const irregularPlural = defineRule({
  phrases: true,
  message: (_, first) =>
    /^(?:hundred|thousand|million|billion|dozen)$/.test(first ?? "")
      ? `After a number, “${first}” has no -s.`
      : `The plural of this noun is irregular: “${first}”.`,
  // A capital inside a sentence makes it a name: the Childs.
  unless: (a, first) => neighbour(a, first, -1) !== undefined && /^\p{Lu}/u.test(a.tokens[first]?.text ?? ""),
});
