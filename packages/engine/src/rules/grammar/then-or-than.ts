import type { Analysis } from "../../facts/analysis.ts";
import { neighbour } from "../../language/neighbour.ts";
import { defineRule, type Hit } from "../../rule/rule.ts";
import type { Token } from "../../text/token.ts";
import { wordSet } from "../../text/word-set.ts";

/** The most tokens between a comparative and “then”: “more people at the old town hall then we expected”. */
const farthest = 6;

/** Words that make “then” the time: “if it gets worse then call”, “first it was cheaper, then …”. */
const ofTime = wordSet("if when once first after before until till unless since as than whenever");

/** Comparatives that also say when, after which “then” may follow: “the sooner then you leave”. */
const alsoTime = wordSet("later longer sooner earlier further farther lower upper inner outer elder former latter");

/** The words that can open the second part of a comparison. */
const opensPart =
  /^(?:DT|PDT|PRP\$?|EX|CD|NNP?S?|JJ|JJS|WRB|WP|VBG|TO)$|^(?:in|on|at|with|for|any|ever|usual|before|expected|average|necessary|needed|planned|anticipated|required|others?|most|many|me|him|her|us|them|mine|yours|hers|ours|theirs)$/;

/** Whether the word after “then” can open what is compared. A plural may look like a verb: “then buses to be late”. */
const opensComparison = (a: Analysis, index: number, next: Token): boolean =>
  opensPart.test(next.penn) ||
  opensPart.test(next.lower) ||
  (next.penn === "VBZ" && /^(?:TO|IN|\.)$/.test(neighbour(a, index, 2)?.penn ?? "."));

/** What can only be compared, even after “longer” or “later”. */
const isCompared =
  /^(?:any(?:one|body|thing)?|me|him|them|us|others?|expected|usual|planned|necessary|needed|average|most|ever|two|three|four|five|ten|half)$/;

/** Comparatives that are sometimes taken for other words. */
const plainComparatives = wordSet(`
  hotter colder warmer cooler bigger smaller taller shorter thicker thinner wider deeper heavier lighter faster slower quicker cheaper
  nicer younger richer poorer smarter stronger weaker louder quieter softer harder sweeter healthier happier sadder funnier easier
  brighter darker cleaner dirtier busier prettier uglier wiser braver kinder safer closer greater fewer better worse
`);

const isComparative = ({ penn, lower }: Token): boolean =>
  lower !== "lower" &&
  (/^(?:JJR|RBR)$/.test(penn) ||
    (/^(?:JJ|NN|RB)$/.test(penn) && plainComparatives.has(lower)) ||
    /^(?:more|less|fewer|rather)$/.test(lower));

/** “twice as heavy and much bigger”: before an adjective, “as” compares. */
const isOfTime = ({ lower, penn }: Token): boolean => ofTime.has(lower) && !(lower === "as" && penn === "RB");

/** Returns the comparative before `index` to which “then” may belong, or undefined. */
function comparativeBefore(a: Analysis, index: number): Token | undefined {
  let found: Token | undefined;
  for (let back = 1; ; back++) {
    const token = neighbour(a, index, -back);
    if (!token) return found;
    if (isOfTime(token) || (token.kind === "punctuation" && back <= farthest)) return undefined;
    if (found || back > farthest) continue;
    if (isComparative(token)) found = token;
    else if (/^(?:VB[DPZ]|MD|CC)$/.test(token.penn) || token.lower === "and") return undefined;
  }
}

/** “more likely then buses” → “than”: “then” after a comparative and before what it is compared with. */
function thanAt(a: Analysis, index: number): Hit | undefined {
  const then = a.tokens[index];
  const next = neighbour(a, index, 1);
  if (!then || !next || !opensComparison(a, index, next)) return undefined;
  if (opensNoSooner(a, index)) return comparison(then);
  const comparative = comparativeBefore(a, index);
  if (!comparative || (alsoTime.has(comparative.lower) && !isCompared.test(next.lower))) return undefined;
  // “She felt better then the doctor came”: what follows is a sentence of its own.
  const isNear = neighbour(a, index, -1) === comparative;
  if (isNear && /^RBR$/.test(comparative.penn) && neighbour(a, index, -2)?.lower === "or") return undefined;
  return comparison(then);
}

const comparison = ({ start, end }: Token): Hit => ({
  start,
  end,
  message: "Use “than” in a comparison.",
  suggestions: ["than"],
});

/** Whether the sentence begins with “No sooner had …”, whose second part “than” opens. */
function opensNoSooner({ tokens, sentences }: Analysis, index: number): boolean {
  const first = sentences[tokens[index]?.sentence ?? -1]?.first ?? index;
  const isOpener = tokens[first]?.lower === "no" && tokens[first + 1]?.lower === "sooner";
  return isOpener && index - first < 24 && tokens.slice(first, index).every(({ lower }) => lower !== "than");
}

/** Words besides a comparative after which “than” may follow. */
const isDifferent = /^(?:other|different|else|otherwise|sooner|as)$/;

/** “If you finish early, than you can go” → “then”; “First we ate, than we left” → “then”. */
function thenAt(a: Analysis, index: number): Hit | undefined {
  const than = a.tokens[index];
  const first = a.sentences[than?.sentence ?? -1]?.first ?? index;
  const opens = /^(?:if|when|once|first|after)$/.test(a.tokens[first]?.lower ?? "");
  if (!than || !opens || neighbour(a, index, -1)?.text !== ",") return undefined;
  const [next, behind] = [neighbour(a, index, 1), neighbour(a, index, 2)];
  const isCommand = next?.penn === "VB" && a.tokens[first]?.lower === "if";
  const isClause = isCommand || (next?.penn === "PRP" && /^(?:VB|MD)/.test(behind?.penn ?? ""));
  const before = a.tokens.slice(first, index);
  if (!isClause || before.some((token) => isComparative(token) || isDifferent.test(token.lower))) return undefined;
  return { start: than.start, end: than.end, message: forTime, suggestions: ["then"] };
}

const forTime = "Use “then” for time or for what comes next.";

/** “better then me” → “better than me”; “and than” → “and then”. */
export const thenOrThan = defineRule({
  patterns: [
    { match: "[rather] then", replace: ["than"] },
    { match: "[rather|sooner|would] [VERB ~NOUN|ADV|PRON ~NOUN] then [VERB]", replace: ["than"] },
    { match: "[other] then [DET|that|PRON|NOUN|PROPN|*ing|to]", replace: ["than"] },
    {
      match: "[different ~NOUN] then [the|what|i|you|he|she|we|they|it|usual|before|expected|last|mine|yours]",
      replace: ["than"],
    },
    { match: "[more often|likely] then [not]", replace: ["than"] },
    { match: "[and|by|since|until] than [!or]", replace: ["then"] },
    { match: "^ than [,|i|he|she|we|they|it|you]", replace: ["then"] },
    { match: "[!further|farther|longer|earlier|more] [back] than [!ADJ]", replace: ["then"] },
  ],
  message: (_, first) => (first?.toLowerCase() === "than" ? "Use “than” in a comparison." : forTime),
  words: ["then", "than"],
  at: (a, index) => (a.tokens[index]?.lower === "then" ? thanAt(a, index) : thenAt(a, index)),
});
