import { isPlural, isSingular } from "../../language/grammatical-number.ts";
import { neighbour } from "../../language/neighbour.ts";
import { defineRule, type Hit } from "../../rule.ts";

const many = /^(?:many|several|few|two|three|four|five|six|seven|eight|nine|ten|various|numerous|both|these|those)$/;

/** “There is many” → “There are many”; “There are a man” → “There is a man”. */
export const thereIs = defineRule({
  id: "grammar/there-is",
  title: "“there is” or “there are”",
  explain: "“There is” goes with one thing, “there are” with several.",
  kind: "grammar",
  level: "error",
  examples: [
    { wrong: "There is many people here.", right: "There are many people here." },
    { wrong: "There was two doors.", right: "There were two doors." },
    { wrong: "There are a man at the door.", right: "There is a man at the door." },
  ],
  leaves: [
    "There is a few left.",
    "There are a lot of people.",
    "There is many a slip.",
    "There are a dozen eggs.",
    "There was one door.",
    "There is two-way traffic.",
    "There is five miles to go.",
    "There are a mother and a child.",
    "Is there many of them?",
  ],
  words: ["there"],
  at(a, index): Hit | undefined {
    const verb = neighbour(a, index, 1);
    const next = neighbour(a, index, 2);
    const noun = neighbour(a, index, 3);
    if (!verb || !next || neighbour(a, index, -1)?.tag === "AUX") return undefined;
    const say = (fix: string): Hit => ({
      start: verb.start,
      end: verb.end,
      message: `Write “there ${fix}” here.`,
      suggestions: [fix],
    });
    if (/^(?:is|was)$/.test(verb.lower) && many.test(next.lower)) {
      // Amounts are one: “there is five miles to go”; “many a slip” is one by custom.
      if (
        noun &&
        (/^(?:a|an)$/.test(noun.lower) ||
          /^(?:miles?|years?|days?|hours?|minutes?|weeks?|months?|dollars?|pounds?|percent|per|feet|inches|metres|meters)$/.test(
            noun.lower,
          ))
      )
        return undefined;
      if (noun?.tag === "NOUN" && !isPlural(noun) && !/^(?:many|several)$/.test(next.lower)) return undefined;
      return say(verb.lower === "is" ? "are" : "were");
    }
    if (/^(?:are|were)$/.test(verb.lower) && /^(?:a|an)$/.test(next.lower) && noun && isSingular(noun)) {
      const beyond = neighbour(a, index, 4);
      if (/^(?:and|or|of|NOUN|,)$/.test(beyond?.lower ?? "") || beyond?.tag === "NOUN") return undefined;
      if (/^(?:couple|ton|load|heap|pile|great|good|hundred)$/.test(noun.lower)) return undefined;
      return say(verb.lower === "are" ? "is" : "was");
    }
    return undefined;
  },
});
