import { isPlural } from "../../language/grammatical-number.ts";
import { neighbour } from "../../language/neighbour.ts";
import { defineRule, type Hit } from "../../rule.ts";
import { wordSet } from "../../text/word-set.ts";

const uncounted = wordSet("clothes thanks remains pains goods savings means politics");

/** Behind these “much” stands before its noun. */
const leads = wordSet("so too how very as have has had are were with not for of see know make made");

/** “much people” → “many people”. */
export const muchOrMany = defineRule({
  id: "grammar/much-or-many",
  title: "“much” or “many”",
  explain: "“Many” goes with what can be counted, “much” with an amount: many people, much water.",
  kind: "grammar",
  level: "error",
  examples: [
    { wrong: "There were so much people.", right: "There were so many people." },
    { wrong: "How much apples do you need?", right: "How many apples do you need?" },
  ],
  leaves: [
    "How much water is there?",
    "It is much people's favourite.",
    "So much clothes-washing!",
    "Not much thanks to him.",
    "He says much things apart.",
    "It was much pains taken.",
  ],
  words: ["much"],
  at(a, index): Hit | undefined {
    // “not so much discoveries as accidents”
    if (neighbour(a, index, 2)?.lower === "as") return undefined;
    const much = a.tokens[index];
    const noun = neighbour(a, index, 1);
    if (!much || !noun || !isPlural(noun) || noun.text.includes("-") || uncounted.has(noun.lower)) return undefined;
    if (!leads.has(neighbour(a, index, -1)?.lower ?? "")) return undefined;
    return {
      start: much.start,
      end: much.end,
      message: `“Many” goes with what is counted: ${noun.lower}.`,
      suggestions: ["many"],
    };
  },
});
