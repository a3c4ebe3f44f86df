import type { Analysis } from "../../facts/analysis.ts";
import { homographs } from "../../language/homographs.ts";
import { thirdPerson } from "../../language/inflect.ts";
import { neighbour } from "../../language/neighbour.ts";
import { possessives } from "../../language/pronouns.ts";
import { defineRule, type Hit } from "../../rule/rule.ts";
import type { Token } from "../../text/token.ts";
import { wordSet } from "../../text/word-set.ts";

const singularOf: Readonly<Record<string, string>> = {
  are: "is",
  were: "was",
  have: "has",
  do: "does",
  "aren't": "isn't",
  "weren't": "wasn't",
  "haven't": "hasn't",
  "don't": "doesn't",
};

const indefinites = wordSet("everyone everybody everything someone somebody something anyone anybody nobody nothing");

/** Returns a finding for “Everybody in my family like it”: a plural verb after a phrase with a preposition. */
function behindPhrase(a: Analysis, index: number, subject: Token): Hit | undefined {
  if (neighbour(a, index, 1)?.penn !== "IN") return undefined;
  let at = 2;
  while (/^(?:DT|PRP\$|JJ)$/.test(neighbour(a, index, at)?.penn ?? "")) at++;
  const noun = neighbour(a, index, at);
  const verb = neighbour(a, index, at + 1);
  if (!noun || !verb || !/^NN/.test(noun.penn) || verb.lower !== verb.lemma) return undefined;
  const isAuxiliary = /^(?:are|were|have|do)$/.test(verb.lower);
  // “Everybody in my family love to cook”: a verb may look like a noun.
  const mayBe = homographs.has(verb.lower) && /^(?:TO|DT|PRP\$?)$/.test(neighbour(a, index, at + 2)?.penn ?? "");
  if (!isAuxiliary && !/^VBP?$/.test(verb.penn) && !mayBe) return undefined;
  const fix = singularOf[verb.lower] ?? thirdPerson(verb.lower);
  return verbHit(verb, subject, fix);
}

/** Returns a finding for “Neither of my parents speak English”: a base form that is the only verb. */
function plainAt(a: Analysis, subject: Token, verb: Token | undefined): Hit | undefined {
  if (verb?.penn !== "VBP" || verb.lower !== verb.lemma || verb.clitic !== undefined || homographs.has(verb.lower))
    return undefined;
  const { first = 0, last = 0 } = a.sentences[verb.sentence] ?? {};
  const verbs = a.tokens.slice(first, last).filter(({ penn }) => /^(?:VB[DPZ]|MD)$/.test(penn));
  return verbs.length === 1 ? verbHit(verb, subject, thirdPerson(verb.lower)) : undefined;
}

const verbHit = (verb: Token, subject: Token, fix: string): Hit => ({
  start: verb.start,
  end: verb.end,
  message: `“${subject.text}” is singular, so the verb should be “${fix}”.`,
  suggestions: [fix],
});

const objects = wordSet("them us you");

/** Returns the distance from “each” to its verb in “each of the old boys were”, or undefined. */
function behindGroup(a: Analysis, index: number): number | undefined {
  if (neighbour(a, index, 1)?.lower !== "of") return undefined;
  let distance = 2;
  for (let token = neighbour(a, index, distance); token; token = neighbour(a, index, ++distance))
    if (!/^(?:DET|ADJ|NUM)$/.test(token.tag) && !possessives.has(token.lower)) break;
  const group = neighbour(a, index, distance);
  return group && (group.tag === "NOUN" || objects.has(group.lower)) ? distance + 1 : undefined;
}

/** “Each of the boys were” → “Each of the boys was”. */
export const eachTakesSingular = defineRule({
  words: [
    "each",
    "one",
    "either",
    "neither",
    "everyone",
    "everybody",
    "everything",
    "someone",
    "somebody",
    "something",
    "nobody",
    "nothing",
  ],
  at(a, index): Hit | undefined {
    const subject = a.tokens[index];
    // Only at the beginning of a sentence: no “if”, no “should”, no “he is one of …”.
    const before = neighbour(a, index, -1);
    const isEvery = before?.lower === "every" && !neighbour(a, index, -2);
    if (!subject || (before && !isEvery)) return undefined;
    const distance = indefinites.has(subject.lower) ? 1 : behindGroup(a, index);
    const verb = distance === undefined ? undefined : neighbour(a, index, distance);
    const fix = verb && Object.hasOwn(singularOf, verb.lower) ? singularOf[verb.lower] : undefined;
    if (!verb || !fix)
      return indefinites.has(subject.lower) ? behindPhrase(a, index, subject) : plainAt(a, subject, verb);
    return verbHit(verb, subject, fix);
  },
});
