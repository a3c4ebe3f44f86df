import type { Analysis } from "../../facts/analysis.ts";
import { neighbour } from "../../language/neighbour.ts";
import { defineRule } from "../../rule/rule.ts";
import { wordSet } from "../../text/word-set.ts";

const keepers = wordSet("not n't the so this that how isn't wasn't aren't weren't don't doesn't a an");

const intensifiers = wordSet("very really extremely");

/** Whether the word is not a plain adjective: “breathing very fast”, “a very clean shaven man”. */
function isNoAdjective(a: Analysis, at: number): boolean {
  const next = neighbour(a, at, 1);
  return (
    a.tokens[at]?.tag === "ADV" ||
    (next?.spaced === true && /\p{L}{2}(?:ed|ing|en|wn)$/u.test(next.text) && next.tag !== "NOUN")
  );
}

/** Flags “very tired” and suggests “exhausted”. A replacement is listed only if it fits every use. */
export const weakAdverb = defineRule({
  phrases: true,
  unless: (a, first, last) =>
    keepers.has(a.tokens[first - 1]?.lower ?? "") ||
    (intensifiers.has(a.tokens[first]?.lower ?? "") && isNoAdjective(a, Math.min(last, first + 2) - 1)),
});
