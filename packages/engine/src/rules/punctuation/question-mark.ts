import type { Analysis } from "../../facts/analysis.ts";
import { finiteBe } from "../../language/passive.ts";
import { subjectPronouns } from "../../language/pronouns.ts";
import { questionWords } from "../../language/question-words.ts";
import { isQuoted } from "../../language/quoted.ts";
import { defineRule, type Hit } from "../../rule/rule.ts";
import type { Token } from "../../text/token.ts";
import { wordSet } from "../../text/word-set.ts";

const subjects = wordSet(`
  i you he she it we they this that these those there anyone anybody someone everyone your my his her our their the
`);
const auxiliaries = wordSet(`
  is are was were do does did can could will would should am has have had isn't aren't wasn't don't doesn't didn't
  can't couldn't won't wouldn't shouldn't haven't hasn't
`);

const determiners = wordSet("the this that his her my our their your");

/** Whether a sentence begins with a question word, an auxiliary, and a subject: “Why did he …”. */
const isWhQuestion = ([first, second, third, fourth]: readonly Token[]): boolean => {
  if (!first || !second || !third) return false;
  if (!questionWords.has(first.lower) || !auxiliaries.has(second.lower)) return false;
  // “What is more, …”, “When is best is …”: a subject has to follow. “What is the …” may go on with a verb.
  return (
    subjects.has(third.lower) &&
    !(first.lower === "what" && determiners.has(third.lower) && !fourth) &&
    !(third.tag === "DET" && (first.lower === "when" || first.lower === "how"))
  );
};

const openers = wordSet(`
  do does did is are can could will would isn't aren't don't doesn't didn't can't couldn't won't wouldn't haven't
  hasn't am has have
`);

/**
 * Whether a sentence begins with an auxiliary and a pronoun: “Do you …”. Conditions such as “Had he known” are
 * excluded.
 */
const isYesNoQuestion = ([first, second]: readonly Token[]): boolean =>
  first !== undefined && second !== undefined && openers.has(first.lower) && subjectPronouns.has(second.lower);

function isQuestion(a: Analysis, first: number, last: number): boolean {
  const words = a.tokens.slice(first, last);
  if (words.length < 4 || words.length > 26) return false;
  if (words.some((token) => /^(?:[,;:—–]|[?!]+)$/.test(token.text))) return false;
  if (!isWhQuestion(words) && !isYesNoQuestion(words)) return false;
  // “What he does is his affair”: two finite verbs where one opens the sentence as a noun.
  return !(words[0]?.lower === "what" && words.slice(3).some((token) => finiteBe.has(token.lower)));
}

/** “Where are you going.” → “Where are you going?” */
export const questionMark = defineRule({
  *check(a): Iterable<Hit> {
    if (a.kind !== "prose") return;
    for (const { first, last } of a.sentences) {
      const end = a.tokens[last - 1];
      if (end?.text !== "." || !isQuestion(a, first, last - 1) || isQuoted(a, first)) continue;
      yield {
        start: end.start,
        end: end.end,
        message: "This looks like a question, so end it with a question mark.",
        suggestions: ["?"],
      };
    }
  },
});
