import type { Analysis } from "../../facts/analysis.ts";
import { isCounted } from "../../language/counted.ts";
import { isSingular, isCollective } from "../../language/grammatical-number.ts";
import { neighbour } from "../../language/neighbour.ts";
import { isQuoted } from "../../language/quoted.ts";
import { startsWithVowelSound } from "../../language/vowel-sound.ts";
import { defineRule, type Hit } from "../../rule/rule.ts";
import type { Token } from "../../text/token.ts";
import { wordSet } from "../../text/word-set.ts";

/** Verbs whose object is often one thing. */
const takesThing = wordSet(
  "buy have need want get find rent own see write build wear order sell choose create be become",
);

/** Everyday adjectives for things and people. Others often describe a stuff or an idea: “fiscal policy”. Our own list. */
const everyday = wordSet(`
  new old big small good bad nice beautiful great cheap expensive young long short tall red blue black white green brown
  yellow modern easy hard difficult interesting boring funny strong fast slow heavy famous lovely pretty ugly clever
  smart stupid lazy friendly rich poor bigger smaller better cheaper newer older nicer huge tiny wonderful terrible
  strange important useful serious simple happy sad
`);

/** Returns the noun after one or two adjectives at `index`, if it is one counted thing and the phrase ends with it. */
function thingAt(a: Analysis, index: number): Token | undefined {
  let at = 1;
  while (at <= 2 && /^JJR?$/.test(neighbour(a, index, at)?.penn ?? "")) at++;
  const noun = neighbour(a, index, at);
  const next = neighbour(a, index, at + 1);
  if (at === 1 || noun?.penn !== "NN" || noun.text !== noun.lower || noun.clitic !== undefined) return undefined;
  if (
    next &&
    !/^(?:IN|TO|CC|RB|WRB|WDT|WP|[.,!?;])$/.test(next.penn) &&
    !/^(?:last|this|next|yesterday|today)$/.test(next.lower)
  )
    return undefined;
  if (/^(?:of|-|or)$/.test(next?.lower ?? "") || !isSingular(noun) || isCollective(noun)) return undefined;
  return isCounted(a.lexicon, noun.lower) ? noun : undefined;
}

/** Whether the words before a verb make it part of something else: “that has”, “the need”. */
const isVerb = ({ tag, penn, lemma }: Token): boolean =>
  takesThing.has(lemma) && /^(?:VERB|AUX)$/.test(tag) && /^VB[DPZ]?$/.test(penn);

/** “I bought new car” → “a new car”. */
export const missingArticle = defineRule({
  *check(a): Iterable<Hit | undefined> {
    if (a.kind === "heading") return;
    for (const [i, verb] of a.tokens.entries()) {
      if (!isVerb(verb)) continue;
      const adjective = neighbour(a, i, 1);
      if (adjective?.penn !== "JJ" && adjective?.penn !== "JJR") continue;
      if (!everyday.has(adjective.text)) continue;
      if (!thingAt(a, i) || isQuoted(a, i)) continue;
      const fix = `${startsWithVowelSound(adjective.lower) ? "an" : "a"} ${adjective.text}`;
      yield {
        start: adjective.start,
        end: adjective.end,
        message: `A noun for one thing needs a word such as “a” or “the”: “${fix}”.`,
        suggestions: [fix, `the ${adjective.text}`],
      };
    }
  },
});
