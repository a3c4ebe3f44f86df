import type { Analysis } from "../../facts/analysis.ts";
import { neighbour } from "../../language/neighbour.ts";
import { isQuoted } from "../../language/quoted.ts";
import { defineRule, type Hit } from "../../rule/rule.ts";
import type { Token } from "../../text/token.ts";
import { wordSet } from "../../text/word-set.ts";

const persons = "i|you|he|she|it|we|they";
const forms = "am|is|are|was|were|have|has|had|can|could|will|would|should|shall|must";

const subjects = wordSet(persons.replaceAll("|", " "));
const isFiniteVerb = ({ penn }: Token): boolean => /^(?:VB[DPZ]|MD)$/.test(penn);
const auxiliaries =
  /^(?:am|is|are|was|were|have|has|had|can|could|will|would|shall|should|must|do|does|did)(?:n't)?$|^(?:can't|won't|shan't)$/;

/** Returns the index of the subject after “why”, “what time”, “how many people”, or -1. */
function subjectBehind(a: Analysis, first: number): number {
  const opener = a.tokens[first]?.lower ?? "";
  let at = first + 1;
  if (/^(?:how|what|which)$/.test(opener))
    while (/^(?:JJ|RB|NNS?)$/.test(a.tokens[at]?.penn ?? "") && at < first + 3) at++;
  return subjects.has(a.tokens[at]?.lower ?? "") ? at : -1;
}

/** Verbs of thinking, after which a question may be asked indirectly: “What you think is right?” */
const thinks = wordSet("think say know believe mean guess suppose do did");

/** “Why you didn't call me?” → “Why didn't you call me?”; “Where you live?” → “Where do you live?” */
function questionAt(a: Analysis, first: number): Hit | undefined {
  const { last = first } = a.sentences[a.tokens[first]?.sentence ?? -1] ?? {};
  if (a.tokens[last - 1]?.text !== "?" || neighbour(a, first, -1)) return undefined;
  const at = subjectBehind(a, first);
  if (at < 0) return nounQuestion(a, first, last);
  const subject = a.tokens[at];
  const verb = a.tokens[at + 1];
  if (!subject || !verb || verb.kind !== "word" || subject.clitic !== undefined || isQuoted(a, at)) return undefined;
  // A second verb may be that of the question: “What you said is true?”
  if (a.tokens.slice(at + 2, last).some((token, i) => isFiniteVerb(token) && !opensClause(a.tokens, at + 2 + i)))
    return undefined;
  const isAuxiliary = auxiliaries.test(verb.lower);
  const fix = isAuxiliary ? `${verb.text} ${subject.text}` : asked(a.tokens[first], subject, verb);
  return fix === undefined
    ? undefined
    : {
        start: subject.start,
        end: verb.end,
        message: `In a question, the verb comes before the subject: “${fix}”.`,
        suggestions: [fix],
      };
}

/** “What time the show starts?” → “does the show start”. */
function nounQuestion(a: Analysis, first: number, last: number): Hit | undefined {
  const isTime = a.tokens[first]?.lower === "what" && a.tokens[first + 1]?.lower === "time";
  if (!isTime && !/^(?:where|when|why|how)$/.test(a.tokens[first]?.lower ?? "")) return undefined;
  const at = first + (isTime ? 2 : 1);
  const [opener, noun, verb] = [a.tokens[at], a.tokens[at + 1], a.tokens[at + 2]];
  if (!opener || !noun || !verb || !/^(?:DT|PRP\$)$/.test(opener.penn) || !/^NNS?$/.test(noun.penn)) return undefined;
  if (!/^VB[PZ]$/.test(verb.penn) || verb.lemma === "be" || verb.lemma === "have" || isQuoted(a, at)) return undefined;
  if (a.tokens.slice(at + 3, last).some(isFiniteVerb)) return undefined;
  const fix = `${verb.penn === "VBZ" ? "does" : "do"} ${a.text.slice(opener.start, noun.end)} ${verb.lemma}`;
  return {
    start: opener.start,
    end: verb.end,
    message: `In a question, a form of “do” comes before the subject: “${fix}”.`,
    suggestions: [fix],
  };
}

/** Whether a clause of its own begins shortly before `at`: “… when it rains”. */
const opensClause = (tokens: readonly Token[], at: number): boolean =>
  tokens
    .slice(Math.max(0, at - 3), at)
    .some(({ lower }) => /^(?:when|if|because|that|while|before|after|since|until|who)$/.test(lower));

/** Returns “do you live” for “you live”, or undefined if the words may be no question. */
function asked(opener: Token | undefined, { text, lower }: Token, verb: Token): string | undefined {
  if (!/^(?:where|why|when|how)$/.test(opener?.lower ?? "") || thinks.has(verb.lemma)) return undefined;
  // “When they adopted the child?” may continue the question before it.
  if (verb.penn === "VBD" && verb.lower !== verb.lemma && opener?.lower !== "when") return `did ${text} ${verb.lemma}`;
  const isThird = /^(?:he|she|it)$/.test(lower);
  if (verb.penn === (isThird ? "VBZ" : "VBP") && verb.clitic === undefined)
    return `${isThird ? "does" : "do"} ${text} ${verb.lemma}`;
  return undefined;
}

/** “Where you are going?” → “Where are you going?”; “I don't know where is he.” → “where he is.” */
export const questionOrder = defineRule({
  message(found, first) {
    if (/^\w+ d(?:o|oes|id) /i.test(found)) return `Use only one auxiliary verb in a question: “${first}”.`;
    return /^wh|^how/i.test(found)
      ? `In an indirect question, the subject comes before the verb: “${first}”.`
      : `In a question, the verb comes before the subject: “${first}”.`;
  },
  unless: ({ tokens }, first, last) => {
    const closing = tokens[last];
    // A question that goes on is about something else: “Where he is is a secret?”
    return tokens[first]?.lower === "what" && closing?.kind === "word" && /^(?:VB[DPZ]|MD)$/.test(closing.penn);
  },
  words: ["why", "where", "when", "what", "how", "who", "which"],
  at: (a, index) => (a.sentences[a.tokens[index]?.sentence ?? -1]?.first === index ? questionAt(a, index) : undefined),
  patterns: [
    { match: `^ [where|why|when] ${persons} ${forms} [?]`, replace: ["$1 $0"] },
    { match: `^ [where|why|when] ${persons} ${forms} [VERB|ADJ|ADV ?]`, replace: ["$1 $0"] },
    {
      match: `what|where|when|why|how do|does|did ${persons} can|could|will|would|should|must [VERB]`,
      replace: ["$0 $3 $2"],
    },
    {
      match: `[know|knows|knew|wonder|wondered|remember|forgot|understand|idea|sure|see] where|how|why is|are|was|were he|she|it|they|you|we [.|,|$]`,
      replace: ["$0 $2 $1"],
    },
    {
      match: `[tell|told|ask|asked|show|showed me|him|her|us|them] where|how|why is|are|was|were he|she|it|they|you|we [.|,|?|$]`,
      replace: ["$0 $2 $1"],
    },
    {
      match: `[know|knows|knew|wonder|wondered|remember|forgot|understand|idea|sure] how old|tall|big|long|far|much|many|deep|high|late|good|bad|expensive|difficult is|are|was|were he|she|it|they|you|we [.|,|$]`,
      replace: ["$0 $1 $3 $2"],
    },
    {
      match: `[tell|told|ask|asked|show me|him|her|us|them] how old|tall|big|long|far|much|many|deep|high|late is|are|was|were i|he|she|it|they|you|we [.|,|$]`,
      replace: ["$0 $1 $3 $2"],
    },
    { match: "^ what means this|that|the NOUN [?]", replace: ["what does $2 $3 mean"] },
    {
      match: `[don't|doesn't|didn't know|remember|understand|see] who|what is|are|was|were he|she|it|they|you|we [.|,|$]`,
      replace: ["$0 $2 $1"],
    },
    { match: `^ do|does|did ${persons} can|could|will|would|should|must [VERB|be|have]`, replace: ["$2 $1"] },
    ...["happened", "went", "came", "caused", "made", "broke", "started", "said"].map((verb) => ({
      match: `^ what|who did ${verb}`,
      replace: [`$0 ${verb}`],
    })),
    {
      match: "[me|us|him|her|know|knows|wonder|wondered|remember] what time is it [.|,|?|$]",
      replace: ["$0 $1 $3 $2"],
    },
  ],
});
