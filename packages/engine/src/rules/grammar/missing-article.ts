import type { Analysis } from "../../facts/analysis.ts";
import { isCounted } from "../../language/counted.ts";
import { isCollective, isSingular } from "../../language/grammatical-number.ts";
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
  yellow modern easy difficult interesting boring funny strong fast slow heavy famous lovely pretty ugly clever
  smart stupid lazy friendly rich poor bigger smaller better cheaper newer older nicer huge tiny wonderful terrible
  strange important useful serious simple happy sad
`);

/** Nouns for what “it was”, which are counted there: “It was interesting experience.” */
const said = wordSet("experience choice day night school town story sport opportunity change trip surprise gift");

/** Returns the noun after one or two adjectives at `index`, if it is one counted thing and the phrase ends with it. */
function thingAt(a: Analysis, index: number, from: number, isSaid: boolean): Token | undefined {
  let at = from;
  while (at <= from + 1 && /^JJR?$/.test(neighbour(a, index, at)?.penn ?? "")) at++;
  const noun = neighbour(a, index, at);
  const next = neighbour(a, index, at + 1);
  if (at === from || noun?.penn !== "NN" || noun.text !== noun.lower || noun.clitic !== undefined) return undefined;
  if (
    next &&
    !/^(?:IN|TO|CC|RB|WRB|WDT|WP|[.,!?;])$/.test(next.penn) &&
    !/^(?:last|this|next|yesterday|today)$/.test(next.lower)
  )
    return undefined;
  if (/^(?:of|-|or)$/.test(next?.lower ?? "") || !isSingular(noun) || isCollective(noun)) return undefined;
  return isCounted(a.lexicon, noun.lower) || (isSaid && said.has(noun.lower)) ? noun : undefined;
}

/** Whether the words before a verb make it part of something else: “that has”, “the need”. */
const isVerb = ({ tag, penn, lemma }: Token): boolean =>
  takesThing.has(lemma) && /^(?:VERB|AUX)$/.test(tag) && /^VB[DPZ]?$/.test(penn);

/** “live in”, “work for”: a preposition after a verb that takes a place. */
const isPlace = (a: Analysis, index: number, { lower, penn }: Token): boolean =>
  penn === "IN" &&
  /^(?:in|at|for)$/.test(lower) &&
  /^(?:live|work|stay|study)$/.test(neighbour(a, index, -1)?.lemma ?? "");

/** “such”, which “a” follows before one thing, unless a word before it counts: “no such old car”. */
const isSuch = (a: Analysis, index: number, { lower }: Token): boolean =>
  lower === "such" &&
  (/^VB[DPZ]$/.test(neighbour(a, index, -1)?.penn ?? "") || neighbour(a, index, -1)?.cliticPenn === "VBZ");

/** “I bought new car” → “a new car”. */
export const missingArticle = defineRule({
  *check(a): Iterable<Hit | undefined> {
    if (a.kind === "heading") return;
    for (const [i, verb] of a.tokens.entries())
      if (isVerb(verb) || isPlace(a, i, verb) || isSuch(a, i, verb)) yield hitAt(a, i, verb);
  },
});

function hitAt(a: Analysis, index: number, verb: Token): Hit | undefined {
  const next = neighbour(a, index, 1);
  const degree = /^(?:very|really)$/.test(next?.lower ?? "") ? next : undefined;
  const from = degree ? 2 : 1;
  const adjective = neighbour(a, index, from);
  if (!adjective || !/^JJR?$/.test(adjective.penn) || !everyday.has(adjective.text)) return undefined;
  if (!thingAt(a, index, from, verb.lemma === "be" || verb.lower === "such") || isQuoted(a, index)) return undefined;
  const first = degree ?? adjective;
  const fix = `${startsWithVowelSound(first.lower) ? "an" : "a"} ${first.text}`;
  return {
    start: first.start,
    end: first.end,
    message: `A noun for one thing needs a word such as “a” or “the”: “${fix}”.`,
    suggestions: degree ? [fix] : [fix, `the ${first.text}`],
  };
}
