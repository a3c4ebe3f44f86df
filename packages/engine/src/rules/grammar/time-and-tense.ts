import type { Analysis } from "../../facts/analysis.ts";
import { past } from "../../language/inflect.ts";
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
  if (!/^(?:VB[PZ]|NNS)$/.test(penn) || timeless.has(lemma)) return undefined;
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

/**
 * Returns a finding for the present after a clause about earlier life, “When I was a child, I live …”, or in a clause
 * that something in the past is interrupted by: “We were walking home when it starts to rain.”
 */
function whenAt(a: Analysis, first: number, last: number): Hit | undefined {
  const { tokens } = a;
  const was = (at: number): boolean => /^(?:was|were)$/.test(tokens[at]?.lower ?? "");
  if (tokens[first]?.lower === "when" && persons.has(tokens[first + 1]?.lower ?? "") && was(first + 2)) {
    const comma = tokens.findIndex(({ text }, i) => i > first && i < last && text === ",");
    const isEarlier = tokens.slice(first + 3, comma).some(({ lower }) => childhood.has(lower));
    const isPlain = isEarlier && comma > 0 && persons.has(tokens[comma + 1]?.lower ?? "");
    return isPlain && tokens[comma + 2]?.lemma !== "be" ? hitAt(a, comma + 2) : undefined;
  }
  if (!persons.has(tokens[first]?.lower ?? "") || !was(first + 1) || tokens[first + 2]?.penn !== "VBG")
    return undefined;
  if (/^(?:ask|wonder|decide|discuss|guess|check)$/.test(tokens[first + 2]?.lemma ?? "")) return undefined;
  const when = tokens.findIndex(({ lower }, i) => i > first + 2 && i < last && lower === "when");
  const between = tokens.slice(first + 3, when);
  if (when < 0 || between.some(({ penn, kind }) => kind === "punctuation" || /^(?:VB[DPZ]|MD)$/.test(penn)))
    return undefined;
  if (persons.has(tokens[when + 1]?.lower ?? ""))
    return tokens[when + 2]?.penn === "VBZ" ? hitAt(a, when + 2) : undefined;
  const isNoun = /^(?:DT|PRP\$)$/.test(tokens[when + 1]?.penn ?? "") && /^NNS?$/.test(tokens[when + 2]?.penn ?? "");
  const verb = tokens[when + 3];
  if (isNoun && tokens[when + 2]?.penn === "NNS" && verb?.penn === "VBP") return hitAt(a, when + 3);
  if (!isNoun || !verb || !(verb.penn === "VBZ" || (verb.penn === "NNS" && when + 3 >= last - 2))) return undefined;
  return hitAt(a, when + 3);
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
