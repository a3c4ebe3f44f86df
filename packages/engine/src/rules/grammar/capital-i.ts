import type { Analysis } from "../../facts/analysis.ts";
import { neighbour } from "../../language/neighbour.ts";
import { isInQuotation } from "../../language/quoted.ts";
import { defineRule, type Hit } from "../../rule/rule.ts";
import { plainlyMeant } from "../../speller/plain-slips.ts";
import type { Token } from "../../text/token.ts";
import { wordSet } from "../../text/word-set.ts";

/** Words followed by a letter that names something: row i. */
const namesLetter = wordSet("index variable each letter row column element step item part chapter for of");

/** Verbs whose subject may be a variable: i equals 3. */
const ofVariables = wordSet("is are equals denotes runs ranges");

/** Nouns that can be followed by a clause without “that”: last week i left, the way i see it. */
const opensClause = wordSet("time day week month year morning afternoon evening night moment way reason thing");

/** Whether “i” may number the noun before it: the task i, each block i, IBM i. */
const mayBeNumbered = (a: Analysis, index: number): boolean => {
  const before = neighbour(a, index, -1);
  return before?.kind === "word" && /^(?:NOUN|PROPN)$/.test(before.tag) && !opensClause.has(before.lower);
};

/** Whether the text has several lines and no capitals, like some poems. */
const isLowerCaseVerse = ({ text }: Analysis): boolean => /\n[^\n]*\S[^\n]*\n/.test(text) && !/\p{Lu}/u.test(text);

/** Whether one of the words is unknown, which suggests another language. */
const isAmongUnknown = ({ lexicon }: Analysis, ...words: readonly (Token | undefined)[]): boolean =>
  words.some((word) => word?.kind === "word" && !lexicon.isWord(word.text) && !plainlyMeant(word.text));

/** “i think” → “I think”. */
export const capitalI = defineRule({
  words: ["i", "i'm", "i've", "i'd", "i'll"],
  at(a, index): Hit | undefined {
    const token = a.tokens[index];
    if (!token?.text.startsWith("i") || isLowerCaseVerse(a)) return undefined;
    const fix = `I${token.text.slice(1)}`;
    const found: Hit = {
      start: token.start,
      end: token.end,
      message: "Capitalize the pronoun “I”.",
      suggestions: [fix],
      // “i turns into a capital I”: the letter.
      ...((isInQuotation(a, token.start) || neighbour(a, index, 1)?.penn === "VBZ") && { sure: false }),
    };
    if (token.text.length > 1) return found;
    if (!isPronoun(a, index, token)) return undefined;
    return mayBeNumbered(a, index) ? { ...found, sure: false } : found;
  },
});

/** Whether a lone “i” is the pronoun: a verb follows, and nothing suggests a variable, an option, or a foreign word. */
function isPronoun(a: Analysis, index: number, token: Token): boolean {
  const next = neighbour(a, index, 1);
  const before = neighbour(a, index, -1);
  if (next?.kind !== "word" || !next.spaced || next.text.length === 1 || isAmongUnknown(a, before, next)) return false;
  // “rebase -i will”, “{\\tt i}”, “numpy.i has”: an option, a name of code, a part of a name.
  if (/(?:[-[./]|\\tt\s+)$/.test(a.text.slice(Math.max(0, token.start - 6), token.start))) return false;
  if (before && namesLetter.has(before.lower)) return false;
  // “the state i divided by …”: an index, as likely as not.
  if (before?.tag === "NOUN" && /ed$/.test(next.lower)) return false;
  const verbFollows = /^(?:VERB|AUX)$/.test(next.tag) && !ofVariables.has(next.lower);
  return verbFollows || (next.tag === "ADV" && /^(?:VERB|AUX)$/.test(neighbour(a, index, 2)?.tag ?? ""));
}
