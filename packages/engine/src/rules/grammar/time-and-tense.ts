import type { Analysis } from "../../facts/analysis.ts";
import { past } from "../../language/inflect.ts";
import { isQuoted } from "../../language/quoted.ts";
import { defineRule, type Hit } from "../../rule/rule.ts";
import type { Token } from "../../text/token.ts";
import { wordSet } from "../../text/word-set.ts";

const persons = wordSet("i you he she it we they");
const periods = wordSet("week month year night summer winter spring autumn weekend time");

/** How many tokens a time that is over takes at `at`: yesterday, last week, two years ago; 0 when there is none. */
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

/** Verbs whose present tells of the past as well: I hear he was ill; or that look alike. */
const timeless = wordSet("hear understand gather mean guess think believe know say tell remember suppose");

/** The past of a verb that stands in the present, where it looks otherwise. */
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

/** A longer sentence may have another verb for the time. */
const longest = 8;

/** Whether a plain sentence of one verb ends with a time that is over. */
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
