import type { Analysis } from "../../facts/analysis.ts";
import { participle, past } from "../../language/inflect.ts";
import { isQuoted } from "../../language/quoted.ts";
import { defineRule, type Hit } from "../../rule/rule.ts";
import type { Token } from "../../text/token.ts";
import { wordSet } from "../../text/word-set.ts";

const persons = wordSet("i you he she it we they");
const periods = wordSet(
  "monday tuesday wednesday thursday friday saturday sunday week month year night summer winter spring autumn weekend time",
);

/** Returns the number of tokens in a finished time at `at`, such as “yesterday” or “two years ago”, or 0. */
function timeAt(tokens: readonly Token[], at: number): number {
  const word = (ahead: number): string => tokens[at + ahead]?.lower ?? "";
  if (word(0) === "yesterday") return 1;
  if (word(0) === "last" && periods.has(word(1)) && word(1) !== "time") return 2;
  if (
    word(2) === "ago" &&
    /^(?:days?|weeks?|months?|years?|hours?)$/.test(word(1)) &&
    /^(?:NUM|DET)$/.test(tokens[at]?.tag ?? "")
  )
    return 3;
  return 0;
}

/** Verbs whose present tense can refer to the past (“I hear he was ill”), or whose past looks the same. */
const timeless = wordSet("hear understand gather mean guess think believe know say tell remember suppose");

/** Returns the past tense of a verb in the present, or undefined if the two look the same. */
function pastOf({ penn, lower, lemma }: Token): string | undefined {
  // “Last week she tells me …”: only “I hear” and the like may be the present of the one who writes.
  if (!/^(?:VB[PZ]|NNS)$/.test(penn) || (timeless.has(lemma) && penn !== "VBZ")) return undefined;
  // “Last year we have visited …”: the participle shows what is meant (grammar/perfect-and-time).
  if (lemma === "have") return undefined;
  if (lemma === "be") return lower === "are" ? "were" : "was";
  const fix = past(lemma);
  return fix === lower ? undefined : fix;
}

function hitAt(a: Analysis, at: number): Hit | undefined {
  const verb = a.tokens[at];
  const fix = verb && pastOf(verb);
  if (!verb || !fix || verb.clitic !== undefined || isQuoted(a, at)) return undefined;
  return {
    start: verb.start,
    end: verb.end,
    message: `Use the past tense with a finished time: “${fix}”.`,
    suggestions: [fix],
  };
}

/** “Yesterday I go to school” → “Yesterday I went to school”. */
export const timeAndTense = defineRule({
  *check(a) {
    for (const { first, last } of a.sentences) {
      yield whenAt(a, first, last);
      const size = timeAt(a.tokens, first);
      const subject = size === 0 ? first : first + size + (a.tokens[first + size]?.text === "," ? 1 : 0);
      if (!persons.has(a.tokens[subject]?.lower ?? "")) continue;
      if (size > 0) yield hitAt(a, subject + 1);
      else if (last - first <= longest && endsOver(a.tokens, first, last)) yield hitAt(a, subject + 1);
    }
  },
});

const childhood = wordSet("child kid boy girl baby teenager student young little small");

const wasAt = (tokens: readonly Token[], at: number): boolean => /^(?:was|were)$/.test(tokens[at]?.lower ?? "");
const isPerson = (token: Token | undefined): boolean => persons.has(token?.lower ?? "");

/** “Since I was a child, I love trains” → “have loved”: what began then and goes on. */
function sinceChildhood(a: Analysis, first: number, last: number): Hit | undefined {
  const { tokens } = a;
  if (!isPerson(tokens[first + 1]) || !wasAt(tokens, first + 2)) return undefined;
  const comma = first + tokens.slice(first, Math.min(last, first + 12)).findIndex(({ text }) => text === ",");
  const isEarlier = tokens.slice(first + 3, comma).some(({ lower }) => childhood.has(lower) || lower === "at");
  const [person, verb] = [tokens[comma + 1], tokens[comma + 2]];
  if (comma < first || !isEarlier || !verb || !isPerson(person) || !goesOn.has(verb.lemma)) return undefined;
  if (!/^VB[PZ]$/.test(verb.penn) || isQuoted(a, first)) return undefined;
  const fix = `${/^(?:he|she|it)$/.test(person?.lower ?? "") ? "has" : "have"} ${participle(verb.lemma)}`;
  const message = `Use the present perfect with “since” and a time: “${fix}”.`;
  return { start: verb.start, end: verb.end, message, suggestions: [fix] };
}

/** Verbs for what lasts. */
const goesOn = wordSet("love like want know hate play live work collect dream enjoy believe admire own");

/** “When I was a child, I live …” → “lived”: the present after a clause about earlier life. */
function afterChildhood(a: Analysis, first: number, last: number): Hit | undefined {
  const { tokens } = a;
  if (!isPerson(tokens[first + 1]) || !wasAt(tokens, first + 2)) return undefined;
  const comma = tokens.findIndex(({ text }, i) => i > first && i < last && text === ",");
  const isEarlier = tokens.slice(first + 3, comma).some(({ lower }) => childhood.has(lower));
  if (!isEarlier || comma < 0 || !isPerson(tokens[comma + 1]) || tokens[comma + 2]?.lemma === "be") return undefined;
  return hitAt(a, comma + 2);
}

/** Returns the index of “when” in “We were walking home when …”, a clause in the past that is interrupted, or -1. */
function interruption(tokens: readonly Token[], first: number, last: number): number {
  const doing = tokens[first + 2];
  if (!isPerson(tokens[first]) || !wasAt(tokens, first + 1) || doing?.penn !== "VBG") return -1;
  if (/^(?:ask|wonder|decide|discuss|guess|check)$/.test(doing.lemma)) return -1;
  const when = tokens.findIndex(({ lower }, i) => i > first + 2 && i < last && lower === "when");
  const isPlain = tokens
    .slice(first + 3, when)
    .every(({ penn, kind }) => kind !== "punctuation" && !/^(?:VB[DPZ]|MD)$/.test(penn));
  return isPlain ? when : -1;
}

/** Whether the word after a noun is its verb in the present; one in -s at the end may look like a noun. */
function isPresent(noun: Token | undefined, verb: Token | undefined, isLast: boolean): boolean {
  if (!verb || !/^NNS?$/.test(noun?.penn ?? "")) return false;
  return verb.penn === "VBZ" || (noun?.penn === "NNS" && verb.penn === "VBP") || (verb.penn === "NNS" && isLast);
}

/** Returns a finding for “When I was a child, I live …” or “We were walking home when it starts to rain.” */
function whenAt(a: Analysis, first: number, last: number): Hit | undefined {
  const { tokens } = a;
  if (tokens[first]?.lower === "when") return afterChildhood(a, first, last);
  if (tokens[first]?.lower === "since") return sinceChildhood(a, first, last);
  const when = interruption(tokens, first, last);
  if (when < 0) return undefined;
  if (isPerson(tokens[when + 1])) return tokens[when + 2]?.penn === "VBZ" ? hitAt(a, when + 2) : undefined;
  const opens = /^(?:DT|PRP\$)$/.test(tokens[when + 1]?.penn ?? "");
  return opens && isPresent(tokens[when + 2], tokens[when + 3], when + 3 >= last - 2) ? hitAt(a, when + 3) : undefined;
}

/** The most tokens in a sentence. A longer one may have another verb for the time. */
const longest = 8;

/** Whether a simple sentence with one verb ends with a finished time. */
function endsOver(tokens: readonly Token[], first: number, last: number): boolean {
  const end = last - 1;
  if (tokens[end]?.text !== ".") return false;
  if (![1, 2, 3].some((size) => timeAt(tokens, end - size) === size)) return false;
  const verbs = tokens
    .slice(first, last)
    .filter(({ tag, kind }) => kind === "word" && (tag === "VERB" || tag === "AUX"));
  const ties = tokens
    .slice(first, last)
    .some(({ lower }) => /^(?:what|who|where|that|which|if|than|like|as|since|of)$/.test(lower));
  return verbs.length === 1 && !ties && tokens[first + 1]?.lemma !== "be";
}
