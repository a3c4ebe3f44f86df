import type { Analysis } from "../../facts/analysis.ts";
import { isCollective, isPlural, isSingular } from "../../language/grammatical-number.ts";
import { inflect, past, thirdPerson } from "../../language/inflect.ts";
import { neighbour } from "../../language/neighbour.ts";
import { isQuoted } from "../../language/quoted.ts";
import { defineRule, type Hit } from "../../rule/rule.ts";
import type { Token } from "../../text/token.ts";
import { wordSet } from "../../text/word-set.ts";

const toPlural: Readonly<Record<string, string>> = { is: "are", was: "were", has: "have", does: "do" };
const toSingular: Readonly<Record<string, string>> = { are: "is", were: "was", have: "has", do: "does" };
const adverbs = wordSet("never always often also usually still really only just sometimes rarely");

/** Returns the verb directly after “who”, or after one adverb. */
function verbAfter(a: Analysis, index: number): Token | undefined {
  const next = neighbour(a, index, 1);
  return next && adverbs.has(next.lower) ? neighbour(a, index, 2) : next;
}

/** Returns the determiner of the noun directly before “who”, past adjectives, or undefined. */
function determinerOf(a: Analysis, index: number): Token | undefined {
  let by = -2;
  while (by > -5 && /^(?:JJ[RS]?|NN)$/.test(neighbour(a, index, by)?.penn ?? "")) by--;
  return neighbour(a, index, by);
}

/** Returns the plural form of a verb that follows several, or undefined. */
function forMany(verb: Token): string | undefined {
  if (Object.hasOwn(toPlural, verb.lower)) return toPlural[verb.lower];
  if (!/^(?:VBZ|NNS)$/.test(verb.penn) || verb.clitic !== undefined) return undefined;
  const base = inflect(verb.lemma, "base");
  return thirdPerson(base) === verb.lower ? base : undefined;
}

/** Returns the singular form of a verb that follows one, or undefined; a past that looks like the base is left alone. */
function forOne(verb: Token): string | undefined {
  if (Object.hasOwn(toSingular, verb.lower)) return toSingular[verb.lower];
  const isBase = /^VBP?$/.test(verb.penn) && verb.lower === verb.lemma && verb.clitic === undefined;
  return isBase && past(verb.lower) !== verb.lower && verb.lower !== "be" ? thirdPerson(verb.lower) : undefined;
}

/** Whether the noun may belong to another that “who” refers to: “the owner of the shops who lives here”. */
function isUnsure(a: Analysis, index: number): boolean {
  const { first = index } = a.sentences[a.tokens[index]?.sentence ?? -1] ?? {};
  const before = a.tokens.slice(Math.max(first, index - 7), index - 1);
  const isOneOf = before.some(({ lower }, i) => lower === "one" && before[i + 1]?.lower === "of");
  // “It is those who”, “the only one of”, “suggest that a man who leave”.
  if (before.some(({ lower }) => /^(?:only|and|or|nor|suggest|demand|insist|recommend|not)$/.test(lower))) return true;
  return !isOneOf && before.some(({ penn, lower }) => penn === "IN" && lower !== "for" && lower !== "than");
}

/** Returns the right form of the verb after “who”, or undefined. */
function right(noun: Token, opener: Token | undefined, verb: Token): string | undefined {
  if (isPlural(noun) && !isCollective(noun))
    // “a helpless women who was”: one of the two words is wrong, and it is not the verb.
    return /^(?:an?|every|each|another|this)$/.test(opener?.lower ?? "") ? undefined : forMany(verb);
  const isOne = /^(?:an?|every|each|another)$/.test(opener?.lower ?? "") && isSingular(noun) && !isCollective(noun);
  return isOne ? forOne(verb) : undefined;
}

/** A capital makes a name, but not at the start of a sentence: “Students who …”. */
const isName = (a: Analysis, index: number, { text }: Token): boolean =>
  /\p{Lu}/u.test(text) && neighbour(a, index, -2) !== undefined;

const isFiniteVerb = (token: Token | undefined): boolean => /^(?:VB[DPZ]|MD)$/.test(token?.penn ?? "");

function hitAt(a: Analysis, index: number): Hit | undefined {
  const [noun, verb] = [neighbour(a, index, -1), verbAfter(a, index)];
  if (!noun || verb?.kind !== "word" || noun.kind !== "word" || isName(a, index, noun) || isQuoted(a, index))
    return undefined;
  const isThat = a.tokens[index]?.lower === "that";
  // “the use cases that projects have”: a noun looks like a verb.
  if (isThat && !Object.hasOwn(toPlural, verb.lower)) return undefined;
  // “the students who works inspire”: a verb behind it makes the word a noun.
  if (verb.penn === "NNS" && (isThat || neighbour(a, index, 1) !== verb || isFiniteVerb(neighbour(a, index, 2))))
    return undefined;
  // “He told the children that was the end”: after a verb, “that” may be the subject itself.
  if (isThat && (neighbour(a, index, -3)?.penn.startsWith("VB") || determinerOf(a, index)?.lower !== "the"))
    return undefined;
  const fix = right(noun, determinerOf(a, index), verb);
  if (fix === undefined || fix === verb.lower || isUnsure(a, index)) return undefined;
  return {
    start: verb.start,
    end: verb.end,
    message: `The verb after “${a.tokens[index]?.lower}” agrees with “${noun.text}”: “${fix}”.`,
    suggestions: [fix],
  };
}

/** “the people who lives upstairs” → “the people who live upstairs”. */
export const relativeAgreement = defineRule({ words: ["who", "that"], at: hitAt });
