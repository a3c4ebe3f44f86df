import { isSingular } from "../../language/grammatical-number.ts";
import { plural } from "../../language/inflect.ts";
import { neighbour } from "../../language/neighbour.ts";
import { defineRule, type Hit } from "../../rule/rule.ts";
import { wordSet } from "../../text/word-set.ts";

/** Singular nouns that can follow “one of” because they name a group: “one of my family”. */
const ofWhole = wordSet(`
  family group team staff crew kind party class company gang public band crowd army enemy congregation set series
  lot pair cast board audience clergy opposition nature time day week month year advice furniture equipment
  information
`);

const determiners = wordSet("the my your his her our their these those");

/** “one of my friend” → “one of my friends”. */
export const oneOfMany = defineRule({
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
    return {
      start: noun.start,
      end: noun.end,
      message: `“One of” is followed by a plural noun: “${fix}”.`,
      suggestions: [fix],
    };
  },
});
