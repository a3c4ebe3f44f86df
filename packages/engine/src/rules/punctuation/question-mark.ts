import type { Analysis } from "../../facts/analysis.ts";
import { isQuoted } from "../../language/quoted.ts";
import { defineRule, type Hit } from "../../rule.ts";
import type { Token } from "../../text/token.ts";

const subject =
  /^(?:i|you|he|she|it|we|they|this|that|these|those|there|anyone|anybody|someone|everyone|your|my|his|her|our|their|the)$/;
const auxiliary =
  /^(?:is|are|was|were|do|does|did|can|could|will|would|should|am|has|have|had|isn't|aren't|wasn't|don't|doesn't|didn't|can't|couldn't|won't|wouldn't|shouldn't|haven't|hasn't)$/;

/** “Why did he …”: a question word, an auxiliary, a subject. */
const isWhQuestion = ([first, second, third, fourth]: readonly Token[]): boolean => {
  if (!first || !second || !third) return false;
  if (!/^(?:what|where|when|why|how|who|whom)$/.test(first.lower) || !auxiliary.test(second.lower)) return false;
  // “What is more, …”, “When is best is …”: a subject has to follow. “What is the …” may go on with a verb.
  return (
    subject.test(third.lower) &&
    !(first.lower === "what" && /^(?:the|this|that|his|her|my|our|their|your)$/.test(third.lower) && !fourth) &&
    !/^(?:when|how)$/.test(first.lower + (third.tag === "DET" ? "" : "x"))
  );
};

/** “Do you …”, “Can he …”: an auxiliary and a personal subject. Inversions that are conditions stay out: “Had he known”. */
const isYesNoQuestion = ([first, second]: readonly Token[]): boolean =>
  first !== undefined &&
  second !== undefined &&
  /^(?:do|does|did|is|are|can|could|will|would|isn't|aren't|don't|doesn't|didn't|can't|couldn't|won't|wouldn't|haven't|hasn't|am|has|have)$/.test(
    first.lower,
  ) &&
  /^(?:i|you|he|she|we|they|it)$/.test(second.lower);

function isQuestion(a: Analysis, first: number, last: number): boolean {
  const words = a.tokens.slice(first, last);
  if (words.length < 4 || words.length > 26) return false;
  if (words.some((token) => /^(?:[,;:—–]|[?!]+)$/.test(token.text))) return false;
  if (!isWhQuestion(words) && !isYesNoQuestion(words)) return false;
  // “What he does is his affair”: two finite verbs where one opens the sentence as a noun.
  return !(words[0]?.lower === "what" && words.slice(3).some((token) => /^(?:is|was|are|were)$/.test(token.lower)));
}

/** “Where are you going.” → “Where are you going?” */
export const questionMark = defineRule({
  id: "punctuation/question-mark",
  title: "Question mark",
  explain: "A question ends with a question mark.",
  kind: "punctuation",
  level: "warning",
  examples: [
    { wrong: "Where are you going.", right: "Where are you going?" },
    { wrong: "Do you like this song.", right: "Do you like this song?" },
    { wrong: "Why did he leave so early.", right: "Why did he leave so early?" },
  ],
  leaves: [
    "What he does is his affair.",
    "Had he known, he would have come.",
    "What is needed is time.",
    "When he came I left.",
    "He asked what it was.",
    "“Do you mind,” he said.",
    "What a day it was.",
    "Do your homework.",
    "What I want is rest.",
    "Why couldn't she come? he asked.",
  ],
  *check(a): Iterable<Hit> {
    if (a.kind !== "prose") return;
    for (const { first, last } of a.sentences) {
      const end = a.tokens[last - 1];
      if (end?.text !== "." || !isQuestion(a, first, last - 1) || isQuoted(a, first)) continue;
      yield { start: end.start, end: end.end, message: "Is this a question?", suggestions: ["?"] };
    }
  },
});
