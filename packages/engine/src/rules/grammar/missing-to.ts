import type { Analysis } from "../../facts/analysis.ts";
import { homographs } from "../../language/homographs.ts";
import { neighbour } from "../../language/neighbour.ts";
import { isQuoted } from "../../language/quoted.ts";
import { defineRule, type Hit } from "../../rule/rule.ts";
import type { Token } from "../../text/token.ts";
import { wordSet } from "../../text/word-set.ts";

/** Verbs that take “to” before another verb. */
const takesTo = wordSet("want need plan decide hope promise refuse learn forget agree expect intend wish prefer");
/** Base forms that are no nouns, adjectives, or parts of names. */
const plain = wordSet(`
  go buy eat become get be have do say tell give speak live take bring send write read learn understand know see hear
  sell build teach choose forget remember explain improve join attend arrive enjoy continue begin keep put pay meet find
  leave make cook ask talk play visit stay sleep watch
`);
const subjects = wordSet("i you we they he she it who people to not don't doesn't didn't also really just always");

/** Whether a verb comes after its subject, an auxiliary, or an adverb, so that it is no noun. */
function isVerb(a: Analysis, index: number, verb: Token): boolean {
  const before = neighbour(a, index, -1);
  if (!before || verb.tag !== "VERB" || verb.clitic !== undefined) return false;
  if (verb.penn === "VBG") return /^(?:am|is|are|was|were)$|'(?:m|re|s)$/.test(before.lower);
  if (/^(?:must|will)$/.test(before.lower) && verb.lower === "needs") return false;
  if (verb.lemma === "like") return before.lower === "would" || /'d$/.test(before.lower);
  return subjects.has(before.lower) || before.tag === "AUX" || /^(?:NNPS?|NNS?)$/.test(before.penn);
}

/** “I want go home” → “want to go home”. */
export const missingTo = defineRule({
  *check(a): Iterable<Hit | undefined> {
    for (const [i, verb] of a.tokens.entries()) {
      if (!(takesTo.has(verb.lemma) || verb.lower === "like") || !isVerb(a, i, verb)) continue;
      const next = neighbour(a, i, 1);
      if (!next || !plain.has(next.text) || !isFree(a, i + 1, next) || isQuoted(a, i)) continue;
      const fix = `to ${next.text}`;
      yield {
        start: next.start,
        end: next.end,
        message: `Put “to” between “${verb.text}” and another verb: “${fix}”.`,
        suggestions: [fix],
      };
    }
  },
});

/** Whether a base form goes on as a verb does: with an object, a place, or a particle. */
function isFree(a: Analysis, index: number, verb: Token): boolean {
  const next = neighbour(a, index, 1);
  if (!next) return !homographs.has(verb.lower);
  // “I prefer live music”
  if (verb.lower === "live" && /^NN/.test(next.penn)) return false;
  if (/^(?:DT|PRP\$|PRP)$/.test(next.penn) || /^(?:home|here|there|some|more)$/.test(next.lower)) return true;
  return !homographs.has(verb.lower) && /^(?:IN|TO|NNP?S?|JJ|RB|RP|[.,!?])$/.test(next.penn) && next.lower !== "of";
}
