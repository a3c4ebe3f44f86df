import { defineRule } from "../../rule/rule.ts";
import { wordSet } from "../../text/word-set.ts";

const prepositions = wordSet("about after against at by for from in into of on onto over than through to under with");

/** “interested on music” → “interested in music”. */
export const preposition = defineRule({
  phrases: true,
  // “what we’ve discussed about references”: what is discussed stands before.
  unless: (a, first) =>
    /^discuss/.test(a.tokens[first]?.lower ?? "") &&
    a.tokens
      .slice(Math.max(0, first - 4), first)
      .some(({ lower }) => /^(?:what|which|that|everything|all)$/.test(lower)),
  message(found, first = "") {
    if (first === "") return "No preposition is needed here.";
    return prepositions.has(found.toLowerCase()) && prepositions.has(first.toLowerCase())
      ? `The usual preposition here is “${first}”, not “${found}”.`
      : `The usual wording here is “${first}”, not “${found}”.`;
  },
});
