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
  dangerous: "dangerously",
  aggressive: "aggressively",
  reckless: "recklessly",
  rude: "rudely",
  angry: "angrily",
  gentle: "gently",
  elegant: "elegantly",
  graceful: "gracefully",
  brilliant: "brilliantly",
  terrible: "terribly",
  horrible: "horribly",
  strange: "strangely",
  sudden: "suddenly",
  smooth: "smoothly",
  confident: "confidently",
};

/** Who or what comes before the verb: a person, a modal verb, “to”, or “please”. */
const before = "he|she|it|they|we|you|i|please|to|must|should|can|could|will|would|NOUN|PROPN";
/** What follows the adjective and has no place for a noun. */
const behind = "in|on|at|to|for|with|when|because|and|but|so|if|every|all|yesterday|today";

/** “He runs quick” → “He runs quickly”. */
export const adverbForm = defineRule({
  patterns: [
    {
      match:
        "[lemma:speak|lemma:sing|lemma:play|lemma:write|lemma:cook|lemma:drive|lemma:know|lemma:dance PROPN|NOUN|it|them very|so|really|pretty] good [.|,|!|?|and|but|because|$]",
      replace: ["well"],
    },
    {
      match:
        "[answered|answer|spelled|wrote|solved|did|do|filled all|the|my|it|them|everything|every ~the|of ~the ~questions|question|words|problems|exercises|form] correct [.|,|!|and|$]",
      replace: ["correctly"],
    },
    {
      match:
        "[lemma:explain|lemma:describe|lemma:answer DET|my|his|her|our|their|your ~ADJ NOUN very|so|really] clear [.|,|!|and|but|$]",
      replace: ["clearly"],
    },
    {
      match: "[lemma:play|lemma:smile|lemma:laugh|lemma:sing ~very|so] happy [in|with|at|.|,|and|together|$]",
      replace: ["happily"],
    },
    ...Object.entries(forms).flatMap(([adjective, adverb]) => [
      {
        match: `[${before} ${doing} very|so|too|really|quite|more] ${adjective} [${behind}|.|,|!|?|$]`,
        replace: [adverb],
      },
      {
        match: `[a|an|the|my|your|his|her|our|their] ${adverb} [NOUN .|,|!|$]`,
        replace: [adjective],
      },
      { match: `[${doing} PROPN|NOUN|it|them very|so|really] ${adjective} [.|,|!|$]`, replace: [adverb] },
      ...(adjective === "good" || adjective === "quiet"
        ? []
        : [{ match: `[${before} ${doing}] ${adjective} [${behind} !NOUN]`, replace: [adverb] }]),
      ...["$", ...(adjective === "good" ? [] : ["[and|but|when|because]"])].map((tail) => ({
        match: `[he|she|it|they|we|you|i ${doing}] ${adjective} ${tail}`,
        replace: [adverb],
      })),
    ]),
  ],
  unless: isQuoted,
});
