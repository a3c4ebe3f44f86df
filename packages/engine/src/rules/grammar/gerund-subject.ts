import type { Analysis } from "../../facts/analysis.ts";
import { isQuoted } from "../../language/quoted.ts";
import { defineRule, type Hit } from "../../rule/rule.ts";
import type { Sentence } from "../../text/sentences.ts";
import type { Token } from "../../text/token.ts";
import { wordSet } from "../../text/word-set.ts";

const ofOne: Readonly<Record<string, string>> = {
  are: "is",
  were: "was",
  have: "has",
  "aren't": "isn't",
  "weren't": "wasn't",
};

/** Words in -ing that are prepositions, or that open a list or a place. */
const noSubject = wordSet(
  "including following regarding concerning according considering depending excluding starting beginning assuming during standing sitting lying hanging living growing waiting hiding working coming going joining missing remaining",
);

/** What is done to things: “Learning new languages”. None of these words often describes a noun. */
const takesObject = wordSet(
  "learning eating reading watching using buying selling wearing visiting speaking making meeting taking cleaning",
);

/** Returns the index of the first verb in the sentence if only a phrase is before it, or -1. */
function verbOf(a: Analysis, { first, last }: Sentence): number {
  for (let at = first + 2; at < Math.min(last, first + 10); at++) {
    const token = a.tokens[at];
    if (/^(?:VB[DPZ]|MD)$/.test(token?.penn ?? "")) return at;
    if (!/^(?:IN|TO|DT|PRP\$|JJ|NNS?|NNP|CD|RB)$/.test(token?.penn ?? "") || token?.lower === "that") return -1;
  }
  return -1;
}

/** Whether “learning” takes the word after it as its object, and does not describe it. */
const isDone = (opening: Token, next: Token | undefined): boolean =>
  takesObject.has(opening.lower) && /^(?:JJ|NNS)$/.test(next?.penn ?? "");

/** Whether a phrase that belongs to the -ing form follows it. */
const isFollowed = (opening: Token, next: Token): boolean =>
  next.lower !== "that" &&
  (isDone(opening, next) || /^(?:DT|PRP\$|IN|TO)$/.test(next.penn) || /^(?:too|so|more)$/.test(next.lower));

/** “Standing in the corner were two boys”: whether the subject may follow the verb at `at`. */
function mayFollow({ tokens }: Analysis, at: number, done: boolean): boolean {
  const behind = tokens[at + 1];
  if (!behind || (done && /^an?$/.test(behind.lower))) return !behind;
  return !/^(?:JJ[RS]?|RB|VBN|VBG|IN)$/.test(behind.penn) || /^NN/.test(tokens[at + 2]?.penn ?? "");
}

function hitIn(a: Analysis, sentence: Sentence): Hit | undefined {
  const opening = a.tokens[sentence.first];
  const next = a.tokens[sentence.first + 1];
  if (opening?.penn !== "VBG" || !next || noSubject.has(opening.lower) || isQuoted(a, sentence.first)) return undefined;
  const at = isFollowed(opening, next) ? verbOf(a, sentence) : -1;
  const verb = a.tokens[at];
  if (!verb || !Object.hasOwn(ofOne, verb.lower) || mayFollow(a, at, isDone(opening, next))) return undefined;
  const fix = ofOne[verb.lower] ?? "";
  return {
    start: verb.start,
    end: verb.end,
    message: `“${opening.text}” is a singular subject, so the verb should be “${fix}”.`,
    suggestions: [fix],
  };
}

/** “Swimming in cold lakes are good” → “is good”. */
export const gerundSubject = defineRule({
  *check(a): Iterable<Hit | undefined> {
    for (const sentence of a.sentences) yield hitIn(a, sentence);
  },
});
