import type { Analysis } from "../../facts/analysis.ts";
import { gerund, participle, past } from "../../language/inflect.ts";
import { byParticiple } from "../../language/irregular-verbs.ts";
import { months } from "../../language/months.ts";
import { isQuoted } from "../../language/quoted.ts";
import { weekdays } from "../../language/weekdays.ts";
import { defineRule, type Hit } from "../../rule/rule.ts";
import type { Sentence } from "../../text/sentences.ts";
import type { Token } from "../../text/token.ts";
import { wordSet } from "../../text/word-set.ts";

const persons = wordSet("i you he she it we they");
const periods = wordSet(
  "monday tuesday wednesday thursday friday saturday sunday week month year night summer winter spring autumn weekend",
);
const isFiniteVerb = ({ penn }: Token): boolean => /^(?:VB[DPZ]|MD)$/.test(penn);

/** Returns the number of tokens in a time that is over at `at`, such as “last year” or “two days ago”, or 0. */
function timeAt(tokens: readonly Token[], at: number): number {
  const word = (ahead: number): string => tokens[at + ahead]?.lower ?? "";
  if (word(0) === "yesterday") return 1;
  if (word(0) === "in" && /^(?:19\d\d|20[01]\d)$/.test(word(1))) return 2;
  if (word(0) === "last" && periods.has(word(1))) return 2;
  const isAgo = word(2) === "ago" && /^(?:days?|weeks?|months?|years?|hours?|minutes?)$/.test(word(1));
  return isAgo && /^(?:CD|DT|JJ)$/.test(tokens[at]?.penn ?? "") ? 3 : 0;
}

/** Whether “yesterday at the station” ends the clause: a time that is over and one phrase of place. */
function isOverBefore(tokens: readonly Token[], subject: number, end: number): boolean {
  for (let at = end - 2; at > subject + 2 && at > end - 6; at--) {
    const size = tokens[at]?.lower === "yesterday" || tokens[at]?.lower === "last" ? timeAt(tokens, at) : 0;
    const place = tokens.slice(at + size, end);
    if (size === 0 || !/^(?:at|in|on|near|outside)$/.test(place[0]?.lower ?? "")) continue;
    return (
      place.slice(1).every(({ penn }) => /^(?:DT|PRP\$|JJ|NN|NNP)$/.test(penn)) &&
      !/^(?:IN|TO|CC|DT)$/.test(tokens[at - 1]?.penn ?? "")
    );
  }
  return false;
}

/** Whether the clause from `first` to before `last` begins or ends with a time that is over, and nothing leads up to it. */
function isOver(tokens: readonly Token[], subject: number, { first, last }: Sentence): boolean {
  if (subject > first) return timeAt(tokens, first) === subject - first - (tokens[subject - 1]?.text === "," ? 1 : 0);
  const end = /^[.!?]$/.test(tokens[last - 1]?.text ?? "") ? last - 1 : last;
  const size = [1, 2, 3].find((each) => timeAt(tokens, end - each) === each);
  if (size === undefined) return isOverBefore(tokens, subject, end);
  return size !== undefined && !/^(?:IN|TO|CC|DT)$/.test(tokens[end - size - 1]?.penn ?? "");
}

/** Returns the index of the only subject pronoun of a simple sentence: at its start or after a time, or -1. */
function subjectOf({ tokens }: Analysis, { first, last }: Sentence): number {
  const opening = timeAt(tokens, first);
  const at = first + opening + (opening > 0 && tokens[first + opening]?.text === "," ? 1 : 0);
  if (!persons.has(tokens[at]?.lower ?? "")) return -1;
  const words = tokens.slice(at, last - 1);
  return words.some(({ kind, penn }) => kind === "punctuation" || /^(?:CC|W.*)$/.test(penn)) ? -1 : at;
}

const pastOf = (verb: Token, subject: string): string =>
  verb.lower === "been"
    ? /^(?:i|he|she|it)$/.test(subject)
      ? "was"
      : "were"
    : past(byParticiple.get(verb.lower) ?? verb.lemma);

/** “I have seen him two days ago” → “saw”. */
function perfectAt(a: Analysis, sentence: Sentence, subject: number): Hit | undefined {
  const have = a.tokens[subject + 1];
  const verb = a.tokens[subject + 2];
  if (!have || !verb || !/^(?:have|has)$/.test(have.lower) || verb.penn !== "VBN") return undefined;
  if (!isOver(a.tokens, subject, sentence)) return undefined;
  if (a.tokens.slice(subject + 2, sentence.last).some(isFiniteVerb)) return undefined;
  // “has got to”, “have been seeing”: another word follows the verb.
  if (/^VB/.test(a.tokens[subject + 3]?.penn ?? "") || verb.lower === "got") return undefined;
  const fix = pastOf(verb, a.tokens[subject]?.lower ?? "");
  return {
    start: have.start,
    end: verb.end,
    message: `Use the past tense with a time that is over: “${fix}”.`,
    suggestions: [fix],
  };
}

/** Verbs for what lasts. */
const lasting = wordSet("live work know study be learn wait teach own play suffer belong stay date");

/** Whether “since” at `at` is followed by a time: a year, a month, “last week”, or a clause in the past. */
function isSinceTime(tokens: readonly Token[], at: number): boolean {
  const [next, then] = [tokens[at + 1], tokens[at + 2]];
  if (!next) return false;
  if (
    /^(?:19|20)\d\d$/.test(next.text) ||
    /^(?:yesterday|childhood|birth|school|university|college|kindergarten|lunch|breakfast)$/.test(next.lower)
  )
    return true;
  if (months.includes(next.text) || weekdays.has(next.lower) || (next.lower === "last" && then !== undefined))
    return true;
  return persons.has(next.lower) && (then?.lower === "was" || then?.lower === "were");
}

/** Whether “for” at `at` is followed by a number of years, which end the sentence. */
const isForYears = (tokens: readonly Token[], at: number, last: number): boolean =>
  /^(?:CD|JJ)$/.test(tokens[at + 1]?.penn ?? "") && tokens[at + 2]?.lower === "years" && at + 3 >= last - 1;

/** Returns whether what is done began in the past, by “since” or by years that have passed. */
function began({ tokens }: Analysis, from: number, { last }: Sentence, isProgressive: boolean): boolean {
  for (let at = from; at < last - 1; at++) {
    const token = tokens[at] as Token;
    if (isFiniteVerb(token) || token.penn === "CC" || token.penn.startsWith("W")) return false;
    if (token.lower === "since") return isSinceTime(tokens, at);
    if (isProgressive && token.lower === "for" && isForYears(tokens, at, last)) return true;
  }
  return false;
}

/** “I didn't see her since Monday” → “haven't seen”. */
function negatedAt(a: Analysis, sentence: Sentence, subject: number, did: Token): Hit | undefined {
  const verb = a.tokens[subject + 2];
  if (verb?.penn !== "VB" || !began(a, subject + 3, sentence, false)) return undefined;
  const have = /^(?:he|she|it)$/.test(a.tokens[subject]?.lower ?? "") ? "hasn't" : "haven't";
  const fix = `${have} ${participle(verb.lower)}`;
  return {
    start: did.start,
    end: verb.end,
    message: `Use the present perfect with “since” and a time: “${fix}”.`,
    suggestions: [fix],
  };
}

/** Returns what follows “have”: “lived”, “been working”, but “known” for “knowing”. */
const perfectOf = ({ lemma }: Token, isProgressive: boolean): string =>
  isProgressive && !/^(?:know|own|belong)$/.test(lemma) ? `been ${gerund(lemma)}` : participle(lemma);

/** “I live here since 2015” → “have lived”; “is working here for ten years” → “has been working”. */
function presentAt(a: Analysis, sentence: Sentence, subject: number): Hit | undefined {
  const verb = a.tokens[subject + 1];
  if (verb?.lower === "didn't") return negatedAt(a, sentence, subject, verb);
  if (!verb || !/^VB[PZ]$/.test(verb.penn) || verb.clitic !== undefined || !lasting.has(verb.lemma)) return undefined;
  const doing = verb.lemma === "be" ? a.tokens[subject + 2] : undefined;
  const isProgressive = doing?.penn === "VBG" && lasting.has(doing.lemma);
  if (!began(a, subject + 2, sentence, isProgressive)) return undefined;
  if (doing?.penn === "VBG" && !isProgressive) return undefined;
  const have = /^(?:he|she|it)$/.test(a.tokens[subject]?.lower ?? "") ? "has" : "have";
  const last = isProgressive ? doing : verb;
  const fix = `${have} ${perfectOf(last, isProgressive)}`;
  return {
    start: verb.start,
    end: last.end,
    message: `Use the present perfect for something that began in the past and goes on: “${fix}”.`,
    suggestions: [fix],
  };
}

/** “I have seen him two days ago” → “saw”; “I live here since 2015” → “have lived”. */
export const perfectAndTime = defineRule({
  *check(a): Iterable<Hit | undefined> {
    for (const sentence of a.sentences) {
      const subject = subjectOf(a, sentence);
      if (subject < 0 || isQuoted(a, subject)) continue;
      yield perfectAt(a, sentence, subject) ?? presentAt(a, sentence, subject);
    }
  },
});
