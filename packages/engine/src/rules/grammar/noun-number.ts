import type { Analysis } from "../../facts/analysis.ts";
import { isCounted } from "../../language/counted.ts";
import { isCollective, isPlural, isSingular } from "../../language/grammatical-number.ts";
import { homographs } from "../../language/homographs.ts";
import { plural, singular } from "../../language/inflect.ts";
import { isQuoted } from "../../language/quoted.ts";
import { uncounted } from "../../language/uncounted.ts";
import { capitalized, likeCase } from "../../pattern/letter-case.ts";
import { defineRule, type Hit } from "../../rule/rule.ts";
import type { Token } from "../../text/token.ts";
import { wordSet } from "../../text/word-set.ts";

/** Words that require a plural noun. */
const counts = wordSet("many several few these those various numerous two three four five six seven eight nine ten");
/** Words that require a singular noun. */
const one = wordSet("a an every each another this");

/** Nouns with one form for singular and plural, or that are counted without a plural. Our own list. */
const alike = wordSet(`
  percent dozen hundred thousand million billion year-old series species means headquarters people police cattle something
  anything nothing everything others hit clothes bacteria phenomena criteria days shares savings wars aside hands yam health
  confusion energy land place sugar wine beer coffee tea meat rice bread paper glass iron gold silver time love folk square
`);

/** Whether the token is a letter in a name instead of an article: “PDF/A rules”, “priority A rules”. */
const isLetterOfName = ({ tokens, sentences }: Analysis, at: number): boolean =>
  (tokens[at - 1]?.text === "/" && tokens[at - 1]?.end === tokens[at]?.start) ||
  (tokens[at]?.text === "A" && sentences[tokens[at]?.sentence ?? 0]?.first !== at);

/** Whether the noun is, or may be, followed by another word of the same noun phrase. */
function goesOn(noun: Token, next: Token | undefined, opener: Token | undefined, behind: Token | undefined): boolean {
  if (!next || next.sentence !== noun.sentence) return false;
  // “three brother and one sister”: a number on both sides shows that the phrase ends.
  if (next.penn === "CC" && opener && counts.has(opener.lower) && behind && /^(?:CD|DT|PRP\$)$/.test(behind.penn))
    return false;
  if (/^(?:NN|VBG|JJ|CD|CC|POS|FW|VBN)/.test(next.penn) || /^[-/('’]$/.test(next.text)) return true;
  // “many integer ranges”, “a headers attribute”: a noun that looks like a verb.
  if (noun.penn === "NN" && next.penn === "VBZ") return homographs.has(next.lemma);
  // “various tag display issues”
  if (noun.penn === "NN")
    return /^VBP?$/.test(next.penn) && homographs.has(next.lower) && /^NN/.test(behind?.penn ?? "");
  return /^an?$/.test(opener?.lower ?? "") && /^VBP?$/.test(next.penn) && homographs.has(next.lower);
}

/** Returns the index of the noun after a counting word and its adjectives, or -1 if the phrase differs or continues. */
function nounBehind({ tokens }: Analysis, at: number): number {
  for (let i = at + 1; i <= at + 3; i++) {
    const token = tokens[i];
    if (token?.kind !== "word" || token.sentence !== tokens[at]?.sentence || token.clitic) return -1;
    if (/^NNS?$/.test(token.penn)) {
      return goesOn(token, tokens[i + 1], tokens[at], tokens[i + 2]) ? -1 : i;
    }
    if (!/^JJR?$/.test(token.penn)) return -1;
  }
  return -1;
}

/** Units of time and money, which are counted: “for two days”, but “a two day trip”. */
const spans = wordSet("day week month year hour minute dollar euro");
const numbers = wordSet("two three four five six seven eight nine ten several many few");
const endsSpan = wordSet("ago later before after earlier in at from when because now but");

/** Whether the token is a counted unit of time or money and ends its phrase. */
function isSpan({ tokens }: Analysis, at: number): boolean {
  const next = tokens[at + 1];
  if (!spans.has(tokens[at]?.lower ?? "") || !numbers.has(tokens[at - 1]?.lower ?? "") || tokens[at - 2]?.text === "-")
    return false;
  return next === undefined || /^[.,;!?]$/.test(next.text) || endsSpan.has(next.lower);
}

/** Returns the correct form of the noun, or undefined if it is correct or uncertain. */
function right(a: Analysis, opener: Token, noun: Token, behind: number): string | undefined {
  if (noun.text !== noun.lower || alike.has(noun.lower) || alike.has(noun.lemma) || noun.lower.includes("-"))
    return undefined;
  if ((uncounted.has(noun.lower) || uncounted.has(noun.lemma)) && !isSpan(a, behind)) return undefined;
  if (counts.has(opener.lower)) {
    if (!isSingular(noun) || isCollective(noun)) return undefined;
    const fix = plural(noun.lower);
    return a.lexicon.isWord(fix) && a.lexicon.frequency(fix) > 40 ? fix : undefined;
  }
  if (!isPlural(noun)) return undefined;
  const fix = singular(noun.lower);
  return a.lexicon.isWord(fix) && a.lexicon.frequency(fix) > 60 ? fix : undefined;
}

const isFiniteVerb = (token: Token | undefined): boolean => /^(?:VB[DPZ]|MD)$/.test(token?.penn ?? "");

/** Words followed by “this” as a whole: “all of this”. */
const ofWhole = wordSet("of all both");

/** Words that are followed by a noun phrase and not by a clause. */
const inPhrase = wordSet("all both of in on at for with to from by about into");

/** Whether the apparent noun is a verb and the counting word stands alone: “This results in …”, “how these overlap”. */
function mayBeVerb({ tokens }: Analysis, at: number, noun: number): boolean {
  const [opener, word, next, before] = [tokens[at], tokens[noun], tokens[noun + 1], tokens[at - 1]];
  if (!opener || !word || isFiniteVerb(next)) return false;
  const isObject = /^VB[^N]?$/.test(before?.penn ?? "") || inPhrase.has(before?.lower ?? "");
  // “the weight of each increases by half”
  if (opener.lower === "each") return homographs.has(word.lemma) && next?.penn === "IN";
  // “most of this hinges on”, “what to do with this depends on”; but “for this reasons we stayed”
  if (opener.lower === "this")
    return !isObject || (next?.kind !== "punctuation" && (ofWhole.has(before?.lower ?? "") || next?.penn === "IN"));
  return alone.has(opener.lower) && homographs.has(word.lemma) && !isObject && next?.kind !== "punctuation";
}

/** Counting words that can also stand alone: “the first two correspond”. */
const alone = wordSet("many several few these those two three four five six seven eight nine ten");

/** Whether the counting word may stand alone or belong to a fixed phrase: “a few days”, “one of these two”. */
function isExcused(a: Analysis, at: number, noun: number): boolean {
  const { tokens } = a;
  const opener = tokens[at];
  const before = tokens[at - 1];
  if ((opener?.lower === "this" && opener.penn !== "DT") || mayBeVerb(a, at, noun)) return true;
  // “one of these two”, “the two”: dates, verses, scores.
  if (
    /^(?:two|three|four|five|six|seven|eight|nine|ten)$/.test(opener?.lower ?? "") &&
    /^(?:CD|NN|NNP|IN)$/.test(before?.penn ?? "")
  )
    return before?.penn !== "IN" || /^(?:at|by|of)$/.test(before.lower);
  if (opener?.lower === "those" || opener?.lower === "these") return tokens[noun + 1]?.lower === "of";
  // “a few days”, “a rustic gapes”: behind an adjective it may be something else.
  return one.has(opener?.lower ?? "") && noun > at + 1;
}

const spanOf = ({ start, end }: Token) => ({ start, end });

/** People and animals that are counted; none of these words is a name for a group or a stuff. */
const people =
  "student employee visitor passenger worker customer member player parent child guest applicant driver teacher user participant candidate boy girl pupil citizen tourist person woman man".split(
    " ",
  );
const animals = "dog cat horse bird cow pig elephant snake computer car book phone house tree flower".split(" ");

/** “All student must wear a badge” → “students”: one counted thing before a verb for many. */
function allAt(a: Analysis, first: number): Hit | undefined {
  const [noun, verb] = [a.tokens[first + 1], a.tokens[first + 2]];
  if (noun?.penn !== "NN" || noun.text !== noun.lower || !isSingular(noun) || isCollective(noun)) return undefined;
  const isMany = /^(?:must|should|can|could|may|will|are|were|have|need|want|do)$/.test(verb?.lower ?? "");
  if (!isMany || !isCounted(a.lexicon, noun.lower) || isQuoted(a, first)) return undefined;
  const fix = plural(noun.lower);
  return { ...spanOf(noun), message: `“All” takes a plural noun here: “${fix}”.`, suggestions: [fix] };
}

/** “Both of my brother” → “brothers”; “All the room were booked” → “rooms”. */
function wholeAt(a: Analysis, at: number): Hit | undefined {
  const isAll = a.tokens[at]?.lower === "all";
  const from = at + (a.tokens[at + 1]?.lower === "of" ? 2 : 1);
  const [opener, noun, verb] = [a.tokens[from], a.tokens[from + 1], a.tokens[from + 2]];
  if (!opener || !/^(?:the|my|your|his|her|our|their|these|those)$/.test(opener.lower) || noun?.penn !== "NN")
    return undefined;
  const isMany = /^(?:are|were|have|don't|aren't|weren't|haven't)$/.test(verb?.lower ?? "");
  if (!isMany || noun.text !== noun.lower || !isSingular(noun) || isCollective(noun) || isQuoted(a, at))
    return undefined;
  if (isAll ? !(noun.lower === "room" || isCounted(a.lexicon, noun.lower)) : from === at + 1) return undefined;
  const fix = plural(noun.lower);
  return {
    ...spanOf(noun),
    message: `“${isAll ? "All" : "Both"}” takes a plural noun here: “${fix}”.`,
    suggestions: [fix],
  };
}

/** “many problem” → “many problems”; “every houses” → “every house”. */
export const nounNumber = defineRule({
  patterns: [
    ...[
      "way",
      "person",
      "point",
      "page",
      "part",
      "year",
      "day",
      "month",
      "week",
      "hour",
      "minute",
      "mile",
      "story",
    ].map((noun) => ({
      match: `[${/^(?:way|person|point|page|part|story)$/.test(noun) ? "many|several|various|numerous" : "several|many"}] ${noun} [to|in|of|ago|later|before|after|that|who|which|for|at|on|with|.|,|!|?|$]`,
      replace: [plural(noun)],
    })),
    ...people.map((one) => ({
      match: `[most|many|some|all|few|several|both|none of the|my|our|your|their|these|those] ${one} [in|are|who|have|at|from|that|were|do|will|can|.|,|think|want|say|go]`,
      replace: [plural(one)],
    })),
    ...[...people, ...animals].map((one) => ({
      match: `^ ${one} [are|were|have|don't|aren't]`,
      replace: [capitalized(plural(one))],
    })),
    ...["kind", "sort", "type", "pair", "piece", "cup", "bottle", "slice"].map((noun) => ({
      match: `[two|three|four|five|six|seven|eight|nine|ten|several|many|various ~different|other] ${noun} [of]`,
      replace: [`${noun}s`],
    })),
    ...["kind", "sort", "type"].map((noun) => ({ match: `[these|those] ${noun} [of *s]`, replace: [`${noun}s`] })),
  ],
  message: (found, first) => `Use the plural of “${found.toLowerCase()}” here: “${first}”.`,
  *check(a): Iterable<Hit | undefined> {
    for (const { first } of a.sentences)
      if (/^(?:all|both)$/.test(a.tokens[first]?.lower ?? ""))
        yield wholeAt(a, first) ?? (a.tokens[first]?.lower === "all" ? allAt(a, first) : undefined);
    for (const [at, opener] of a.tokens.entries())
      if ((counts.has(opener.lower) || one.has(opener.lower)) && !isLetterOfName(a, at)) yield countAt(a, at, opener);
  },
});

/** Returns a finding for a counting word whose noun has the other number. */
function countAt(a: Analysis, at: number, opener: Token): Hit | undefined {
  const behind = nounBehind(a, at);
  const noun = a.tokens[behind];
  const fix = noun && right(a, opener, noun, behind);
  if (!noun || fix === undefined || isExcused(a, at, behind) || isQuoted(a, behind)) return undefined;
  if (opener.lower === "this")
    return {
      ...spanOf(opener),
      message: `“${noun.text}” is plural, so use “these”.`,
      suggestions: [likeCase(opener.text, "these")],
    };
  return {
    ...spanOf(noun),
    message: `“${opener.text}” takes a ${one.has(opener.lower) ? "singular" : "plural"} noun: “${fix}”.`,
    suggestions: [fix],
  };
}
