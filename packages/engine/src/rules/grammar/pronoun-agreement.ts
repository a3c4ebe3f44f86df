import type { Analysis } from "../../facts/analysis.ts";
import { inflect, past, thirdPerson } from "../../language/inflect.ts";
import { irregularVerbs } from "../../language/irregular-verbs.ts";
import { neighbour, opensClause } from "../../language/neighbour.ts";
import { isQuoted } from "../../language/quoted.ts";
import { isBaseForm, isThirdPerson } from "../../language/verb-shape.ts";
import { defineRule, type Hit } from "../../rule/rule.ts";
import type { Token } from "../../text/token.ts";
import { wordSet } from "../../text/word-set.ts";

const singulars = new Set(["he", "she", "it"]);

/** For each form of “have”, “be”, and “do” that can be wrong, the right form by subject. */
const auxiliaries: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  have: { he: "has", she: "has", it: "has" },
  "haven't": { he: "hasn't", she: "hasn't", it: "hasn't" },
  do: { he: "does", she: "does", it: "does" },
  "don't": { he: "doesn't", she: "doesn't", it: "doesn't" },
  has: { i: "have", you: "have", we: "have", they: "have" },
  "hasn't": { i: "haven't", you: "haven't", we: "haven't", they: "haven't" },
  does: { i: "do", you: "do", we: "do", they: "do" },
  "doesn't": { i: "don't", you: "don't", we: "don't", they: "don't" },
  is: { i: "am", you: "are", we: "are", they: "are" },
  "isn't": { you: "aren't", we: "aren't", they: "aren't" },
  was: { you: "were", we: "were", they: "were" },
  "wasn't": { you: "weren't", we: "weren't", they: "weren't" },
  am: { he: "is", she: "is", it: "is", you: "are", we: "are", they: "are" },
  are: { he: "is", she: "is", it: "is", i: "am" },
  "aren't": { he: "isn't", she: "isn't", it: "isn't" },
};

/** Words after which the base form or a subjunctive is right: “I suggest he go”, “lest she fall”. */
const takesBare = wordSet(`
  that lest if though whether suggest suggests suggested insist insists insisted demand demands demanded recommend
  recommended propose proposed request requested require required ask asks asked order ordered urge urged prefer
  preferred advise advised than as let make makes made help helps helped see saw hear heard watch watched feel felt
  have had
`);

/** Whether the base form is also the past tense: “he put it down”. */
const sameInPast = (token: Token): boolean =>
  irregularVerbs.get(token.lower)?.past === token.lower || otherPast.has(token.lower);

/** Irregular pasts of verbs that also have a regular one. */
const otherPast = wordSet("snuck dove pled dwelt smote hove");

function right(subject: Token, verb: Token): string | undefined {
  const table = Object.hasOwn(auxiliaries, verb.lower) ? auxiliaries[verb.lower] : undefined;
  if (table) return Object.hasOwn(table, subject.lower) ? table[subject.lower] : undefined;
  if (singulars.has(subject.lower))
    return isBaseForm(verb) && !sameInPast(verb) && !/(?:ed|ing)$/.test(verb.lower)
      ? thirdPerson(verb.lower)
      : undefined;
  return isThirdPerson(verb) ? inflect(verb.lemma, "base") : undefined;
}

const mood = wordSet(`
  let make makes made help lest suggest suggested insist insisted demand recommend wish important essential vital
  necessary ask asked
`);

/** Whether an earlier word requires the base form: “Should he go”, “What does he do”, “It is vital that she leave”. */
function isGoverned(a: Analysis, index: number): boolean {
  for (let back = 1; back <= 5; back++) {
    const earlier = neighbour(a, index, -back);
    if (!earlier) return false;
    if (earlier.tag === "AUX" || mood.has(earlier.lower)) return true;
  }
  return false;
}

const asks = wordSet("how what why when where who");

/**
 * Whether the sentence opens with a question that governs the verb after its commas: “How could one, without grace, she
 * know”.
 */
function opensWithQuestion(a: Analysis, index: number): boolean {
  const opening = a.sentences[a.tokens[index]?.sentence ?? -1]?.first ?? index;
  const [first, second] = [a.tokens[opening], a.tokens[opening + 1]];
  return first?.tag === "AUX" || (second?.tag === "AUX" && asks.has(first?.lower ?? ""));
}

const joins = wordSet("and or nor");

/** Whether the pronoun is the second part of a compound subject: “you and I are”, “neither he nor I am”. */
function isPaired(a: Analysis, index: number): boolean {
  if (!joins.has(neighbour(a, index, -1)?.lower ?? "")) return false;
  return /^(?:PRON|NOUN|PROPN)$/.test(neighbour(a, index, -2)?.tag ?? "");
}

/** Verb forms that are never the base form, so that no earlier word can require them. */
const neverBare = wordSet("has hasn't does doesn't is isn't was wasn't am");

/** Whether the neighboring words allow the verb form or make the pronoun an object. */
function isExcused(a: Analysis, index: number, subject: Token, verb: Token): boolean {
  const before = neighbour(a, index, -1);
  if (!opensClause(a, index) || (before && takesBare.has(before.lower))) return true;
  if (isPaired(a, index) || (!neverBare.has(verb.lower) && isGoverned(a, index))) return true;
  if (before?.text === "," && opensWithQuestion(a, index)) return true;
  // “She further noted”: the tagger took an adverb for a verb.
  if (/^(?:VERB|AUX)$/.test(neighbour(a, index, 2)?.tag ?? "") && isBaseForm(verb)) return true;
  return subject.lower === "it" && verb.lower === "are";
}

const periods = wordSet(
  "night week weekend month year season summer winter spring autumn monday tuesday friday saturday sunday",
);

/** Whether the sentence names a time that is over: yesterday, last week, two days ago. */
function isLongAgo(a: Analysis, index: number): boolean {
  const { first = index, last = index } = a.sentences[a.tokens[index]?.sentence ?? -1] ?? {};
  return a.tokens
    .slice(first, last)
    .some(
      ({ lower }, i) =>
        lower === "yesterday" ||
        lower === "ago" ||
        (lower === "last" && periods.has(a.tokens[first + i + 1]?.lower ?? "")),
    );
}

/** “she go” → “she goes”, “they was” → “they were”, “he don’t” → “he doesn’t”. */
export const pronounAgreement = defineRule({
  words: ["i", "you", "he", "she", "it", "we", "they"],
  at(a, index): Hit | undefined {
    const subject = a.tokens[index];
    const verb = neighbour(a, index, 1);
    if (!subject || verb?.kind !== "word" || (subject.text === "i" && verb.lower !== "has")) return undefined;
    const fix = right(subject, verb);
    if (fix === undefined || fix === verb.lower || isExcused(a, index, subject, verb) || isQuoted(a, index))
      return undefined;
    const was = isBaseForm(verb) && isLongAgo(a, index) ? past(verb.lower) : undefined;
    return {
      start: verb.start,
      end: verb.end,
      message: was
        ? `Use the past tense with a time that is over: “${was}”.`
        : `The verb should agree with “${subject.text}”: “${fix}”.`,
      suggestions: was ? [was, fix] : fix === "leads" ? [fix, "led"] : [fix],
    };
  },
});
