import { didYouMean } from "../../language/glosses.ts";
import { defineRule } from "../../rule/rule.ts";

/** “It will effect the town” → “It will affect the town”. */
export const confusedWords = defineRule({
  phrases: true,
  message: (found, first = "") => `${didYouMean(first)} It is often confused with “${found}”.`,
});
