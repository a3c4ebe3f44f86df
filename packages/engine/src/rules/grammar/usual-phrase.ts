import type { Analysis } from "../../facts/analysis.ts";
import { defineRule } from "../../rule.ts";
import { wordSet } from "../../text/word-set.ts";

const modals = wordSet("can must should could");

/** “since two years ago”, “others people the town”. */
function isEnglish({ tokens }: Analysis, first: number, last: number): boolean {
  const word = tokens[first]?.lower;
  if (tokens[last]?.lower === "ago") return true;
  if (word === "others") return tokens[last]?.lower === "the";
  return modals.has(word ?? "") && (tokens[first - 1]?.lower === "you" || tokens[first]?.tag === "NOUN");
}

/** “in the other hand” → “on the other hand”. */
export const usualPhrase = defineRule({
  id: "grammar/usual-phrase",
  title: "The usual phrase",
  explain: "English says this in one fixed way; the words as they stand are those of another language.",
  kind: "grammar",
  level: "error",
  examples: [
    { wrong: "In the other hand, it is cheap.", right: "On the other hand, it is cheap." },
    { wrong: "I did a mistake.", right: "I made a mistake." },
    { wrong: "She let him to go.", right: "She let him go." },
    { wrong: "Despite of the rain we went.", right: "Despite the rain we went." },
    { wrong: "I have known her since two years.", right: "I have known her for two years." },
    { wrong: "We must to go.", right: "We must go." },
    { wrong: "He has met others people.", right: "He has met other people." },
  ],
  leaves: [
    "The ring on the other hand shone.",
    "He did make a mistake.",
    "She let him go to bed.",
    "They have been rivals since two years ago.",
    "A must to some.",
    "Others people the town.",
    "What he lets me do is fine.",
  ],
  phrases: true,
  unless: isEnglish,
});
