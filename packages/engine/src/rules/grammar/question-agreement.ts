import type { Analysis } from "../../facts/analysis.ts";
import { isCollective, isPlural, isSingular } from "../../language/grammatical-number.ts";
import { questionWords } from "../../language/question-words.ts";
import { isQuoted } from "../../language/quoted.ts";
import { likeCase } from "../../pattern/letter-case.ts";
import { defineRule, type Hit } from "../../rule/rule.ts";
import type { Sentence } from "../../text/sentences.ts";
import type { Token } from "../../text/token.ts";
import { wordSet } from "../../text/word-set.ts";

const ofMany: Readonly<Record<string, string>> = { is: "are", was: "were", has: "have", does: "do" };
const ofOne: Readonly<Record<string, string>> = { are: "is", were: "was", have: "has", do: "does" };

const determiners = wordSet("the my your his her its our their these those");
/** Nouns that are one and many, or that name a field or a shop. */
const either = wordSet("goods sports arms customs means media data mathematics physics economics politics news");

/** “the shoe box”, “the door and the window”, “the number of”: whether more of the subject follows its noun. */
const goesOn = (verb: Token, next: Token | undefined): boolean =>
  next !== undefined &&
  (/^(?:['’,&/-]|of)$/.test(next.text) ||
    (/^(?:NN.*|CC|POS)$/.test(next.penn) && !(verb.lemma === "do" && next.lower === "cost")));

/** Returns the right form of the verb for “the shoes” or “your brother” after it, or undefined. */
function fixOf(a: Analysis, at: number): string | undefined {
  const verb = a.tokens[at];
  if (!verb || !determiners.has(a.tokens[at + 1]?.lower ?? "")) return undefined;
  const place = at + (a.tokens[at + 2]?.penn === "JJ" ? 3 : 2);
  const noun = a.tokens[place];
  const next = a.tokens[place + 1];
  if (!noun || noun.text !== noun.lower || noun.clitic !== undefined || either.has(noun.lower)) return undefined;
  if (goesOn(verb, next)) return undefined;
  if (Object.hasOwn(ofMany, verb.lower) && noun.penn === "NNS" && isPlural(noun)) return ofMany[verb.lower];
  const isOne = noun.penn === "NN" && isSingular(noun) && !isCollective(noun);
  return isOne && Object.hasOwn(ofOne, verb.lower) ? ofOne[verb.lower] : undefined;
}

function hitIn(a: Analysis, { first, last }: Sentence): Hit | undefined {
  if (a.tokens[last - 1]?.text !== "?" || isQuoted(a, first)) return undefined;
  const opener = a.tokens[first]?.lower ?? "";
  const isHow = opener === "how" && /^(?:much|many|long|often|old|far|big)$/.test(a.tokens[first + 1]?.lower ?? "");
  const at = questionWords.has(opener) ? first + (isHow ? 2 : 1) : first;
  const verb = a.tokens[at];
  const fix = fixOf(a, at);
  if (!verb || fix === undefined) return undefined;
  return {
    start: verb.start,
    end: verb.end,
    message: `The verb agrees with the subject that follows it: “${fix}”.`,
    suggestions: [likeCase(verb.text, fix)],
  };
}

/** “Does your parents live here?” → “Do”; “Where is my shoes?” → “are”. */
export const questionAgreement = defineRule({
  *check(a): Iterable<Hit | undefined> {
    for (const sentence of a.sentences) yield hitIn(a, sentence);
  },
});
