import type { Analysis } from "../../facts/analysis.ts";
import { defineRule } from "../../rule/rule.ts";
import { wordSet } from "../../text/word-set.ts";

const modals = wordSet("can must should could");

/** Whether the words around make the phrase correct: “since two years ago”. */
function isEnglish({ tokens }: Analysis, first: number, last: number): boolean {
  const word = tokens[first]?.lower;
  if (tokens[last]?.lower === "ago") return true;
  if (word === "others") return tokens[last]?.lower === "the";
  return modals.has(word ?? "") && (tokens[first - 1]?.lower === "you" || tokens[first]?.tag === "NOUN");
}

/** “in the other hand” → “on the other hand”. */
export const usualPhrase = defineRule({
  phrases: true,
  unless: isEnglish,
});
