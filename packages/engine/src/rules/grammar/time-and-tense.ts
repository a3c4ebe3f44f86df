import type { Analysis } from "../../facts/analysis.ts";
import { past } from "../../language/inflect.ts";
import { isQuoted } from "../../language/quoted.ts";
import { defineRule, type Hit } from "../../rule/rule.ts";
import type { Token } from "../../text/token.ts";
import { wordSet } from "../../text/word-set.ts";

const persons = wordSet("i you he she it we they");
const periods = wordSet("week month year night summer winter spring autumn weekend time");

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
  if (!/^VB[PZ]$/.test(penn) || timeless.has(lemma)) return undefined;
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
      const size = timeAt(a.tokens, first);
      const subject = size === 0 ? first : first + size + (a.tokens[first + size]?.text === "," ? 1 : 0);
      if (!persons.has(a.tokens[subject]?.lower ?? "")) continue;
      if (size > 0) yield hitAt(a, subject + 1);
      else if (last - first <= longest && endsOver(a.tokens, first, last)) yield hitAt(a, subject + 1);
    }
  },
});

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
