import { isSingular } from "../../language/grammatical-number.ts";
import { plural } from "../../language/inflect.ts";
import { neighbour } from "../../language/neighbour.ts";
import { defineRule, type Hit } from "../../rule.ts";
import { wordSet } from "../../text/word-set.ts";

/** Nouns of which one can be “one of”: “one of my family”. */
const ofWhole = wordSet(`
  family group team staff crew kind party class company gang public band crowd army enemy congregation set series
  lot pair cast board audience clergy opposition nature time day week month year advice furniture equipment
  information
`);

const determiners = wordSet("the my your his her our their these those");

/** “one of my friend” → “one of my friends”. */
export const oneOfMany = defineRule({
  id: "grammar/one-of-many",
  title: "“one of” several",
  explain: "“One of” picks one out of several, so the noun behind it is plural: one of my friends.",
  kind: "grammar",
  level: "error",
  examples: [
    { wrong: "One of my friend came.", right: "One of my friends came." },
    { wrong: "It is one of the old car.", right: "It is one of the old cars." },
  ],
  leaves: [
    "One of my friends came.",
    "He is one of the family.",
    "One of the most famous was here.",
    "She is one of a kind.",
    "It was one of the car doors.",
    "One of his father's men spoke.",
    "One of the first and last rules.",
    "He is one of the best going.",
  ],
  words: ["one"],
  at(a, index): Hit | undefined {
    if (neighbour(a, index, 1)?.lower !== "of") return undefined;
    if (!determiners.has(neighbour(a, index, 2)?.lower ?? "")) return undefined;
    const at = neighbour(a, index, 3)?.tag === "ADJ" ? 4 : 3;
    const noun = neighbour(a, index, at);
    const next = neighbour(a, index, at + 1);
    if (!noun || !isSingular(noun) || noun.clitic !== undefined || ofWhole.has(noun.lower) || /-|ing$/.test(noun.text))
      return undefined;
    if (next && (/^(?:NOUN|PROPN|ADJ|CCONJ|NUM|PART)$/.test(next.tag) || /^[-'’/&,]/.test(next.text))) return undefined;
    const fix = plural(noun.text);
    if (!a.lexicon.knows(fix, a.dialect)) return undefined;
    return { start: noun.start, end: noun.end, message: `“One of” several: “${fix}”.`, suggestions: [fix] };
  },
});
