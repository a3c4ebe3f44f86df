import type { Analysis } from "../../facts/analysis.ts";
import { regularPast as regularly } from "../../language/inflect.ts";
import { irregularVerbs, type PrincipalParts } from "../../language/irregular-verbs.ts";
import { neighbour } from "../../language/neighbour.ts";
import { defineRule, type Hit } from "../../rule/rule.ts";
import { wordSet } from "../../text/word-set.ts";

/** The regular forms that irregular verbs do not have, such as “catched”, with the correct forms. */
const made: ReadonlyMap<string, PrincipalParts> = new Map(
  [...irregularVerbs.values()]
    .filter(({ base, past }) => base.length > 2 && past !== regularly(base))
    .map((verb) => [regularly(verb.base), verb]),
);

/** This form is in the dictionary, but only for letting out a rope. */
const payed = "payed";
const ropes = wordSet("out away with");

/** Matches words before which the form is a participle: has written, was caught. */
const helper = /^(?:have|has|had|having|'ve|be|been|being|is|are|was|were|am|get|gets|got|getting|.+'ve)$/;

/** Whether the form is a participle, after a helping verb and at most one adverb or “not”. */
function isParticiple(a: Analysis, index: number): boolean {
  const before = neighbour(a, index, -1);
  const asked = before?.tag === "ADV" || before?.lower === "not" ? neighbour(a, index, -2) : before;
  return asked !== undefined && helper.test(asked.lower);
}

const rightForms = wordSet("slitted blowed");

/** “He payed the bill.” → “He paid the bill.” */
export const regularPast = defineRule({
  words: [...made.keys()],
  at(a, index): Hit | undefined {
    const token = a.tokens[index];
    const verb = made.get(token?.lower ?? "");
    // “Sayed” is a name, “slitted eyes” are eyes like slits, and who will be blowed is surprised.
    if (!token || !verb || rightForms.has(token.lower)) return undefined;
    if (/^\p{Lu}/u.test(token.text) && neighbour(a, index, -1)) return undefined;
    if (token.lower === payed ? ropes.has(neighbour(a, index, 1)?.lower ?? "") : a.lexicon.isWord(token.lower))
      return undefined;
    const takesParticiple = isParticiple(a, index);
    const forms = takesParticiple ? [verb.participle, verb.past] : [verb.past, verb.participle];
    return {
      start: token.start,
      end: token.end,
      message: `“${verb.base}” is irregular. Its past ${takesParticiple ? "participle" : "tense"} is “${forms[0]}”.`,
      suggestions: [...new Set(forms)],
    };
  },
});
