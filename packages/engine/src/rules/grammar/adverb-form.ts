import { isQuoted } from "../../language/quoted.ts";
import { defineRule } from "../../rule/rule.ts";

const doing =
  "lemma:run|lemma:drive|lemma:speak|lemma:sing|lemma:work|lemma:write|lemma:talk|lemma:walk|lemma:dance|lemma:act|lemma:behave|lemma:move|lemma:swim|lemma:listen|lemma:think|lemma:answer|lemma:read|lemma:breathe";
const forms: Readonly<Record<string, string>> = {
  quick: "quickly",
  careful: "carefully",
  beautiful: "beautifully",
  bad: "badly",
  perfect: "perfectly",
  fluent: "fluently",
  serious: "seriously",
  careless: "carelessly",
  polite: "politely",
  quiet: "quietly",
  efficient: "efficiently",
  proper: "properly",
  nervous: "nervously",
  correct: "correctly",
  regular: "regularly",
  successful: "successfully",
  easy: "easily",
  excellent: "excellently",
  good: "well",
};

/** “He runs quick” → “He runs quickly”. */
export const adverbForm = defineRule({
  patterns: Object.entries(forms).flatMap(([adjective, adverb]) =>
    ["$", ...(adjective === "good" ? [] : ["[and|but|when|because]"])].map((tail) => ({
      match: `[he|she|it|they|we|you|i ${doing}] ${adjective} ${tail}`,
      replace: [adverb],
    })),
  ),
  unless: isQuoted,
});
