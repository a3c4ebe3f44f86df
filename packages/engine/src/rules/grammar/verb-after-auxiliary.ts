import type { Analysis } from "../../facts/analysis.ts";
import { neighbour } from "../../language/neighbour.ts";
import { questionWords } from "../../language/question-words.ts";
import { baseOfPast, isThirdPerson } from "../../language/verb-shape.ts";
import { defineRule, type Hit } from "../../rule/rule.ts";
import type { Token } from "../../text/token.ts";
import { wordSet } from "../../text/word-set.ts";

const modals = [
  "can",
  "could",
  "would",
  "should",
  "must",
  "cannot",
  "can't",
  "couldn't",
  "wouldn't",
  "shouldn't",
  "won't",
  "mustn't",
  "will",
  "shall",
];
const negatives = ["didn't", "doesn't", "don't"];

/** Returns the base form of a verb in the past tense or third person, or undefined. */
function baseOf(verb: Token): string | undefined {
  if (verb.tag !== "VERB" || verb.lower === "used") return undefined;
  if (isThirdPerson(verb) && !/ss$/.test(verb.lower)) return verb.lemma;
  const past = baseOfPast(verb);
  if (past) return past;
  return /[^e]ed$/.test(verb.lower) && verb.lemma !== verb.lower && !/ed$/.test(verb.lemma) ? verb.lemma : undefined;
}

const subjects = wordSet("i you he she it we they who that which this there people everyone everybody nobody");

const nounsToo = wordSet("will must shall");

/** Whether a subject precedes the auxiliary. “Will” and “must” can also be nouns. */
function followsSubject(a: Analysis, index: number): boolean {
  const before = neighbour(a, index, -1);
  if (!before) return false;
  return (
    subjects.has(before.lower) ||
    before.tag === "PROPN" ||
    (before.tag === "NOUN" && !nounsToo.has(a.tokens[index]?.lower ?? ""))
  );
}

const questions = ["did", "does", "do"];

const persons = wordSet("i you he she we they");

/** Words in -s that are also nouns: “you can needs must”. */
const nounsInS = wordSet("needs does means saws");
/** Past forms that are also the base form of another verb: “Did you found the firm?” */
const ofOtherVerbs: ReadonlySet<string> = new Set([
  ...nounsInS,
  ...wordSet("found founded left lay felt wound ground bore"),
]);

const sawed = wordSet("wood logs planks boards off through");

/** Returns a finding for “Did you saw it?”: a question that begins with its auxiliary. */
function behindQuestion(a: Analysis, index: number): Hit | undefined {
  const auxiliary = a.tokens[index];
  const before = neighbour(a, index, -1);
  const subject = neighbour(a, index, 1);
  const verb = neighbour(a, index, 2);
  const opens = !before || before.text === "," || questionWords.has(before.lower);
  if (!auxiliary || !opens || !verb || !persons.has(subject?.lower ?? "")) return undefined;
  const base = verb.lower === "saw" ? "see" : baseOf(verb);
  // “Did you found the firm?”, “Do you saw wood?” ask about another verb.
  if (!base || ofOtherVerbs.has(verb.lower)) return undefined;
  if (verb.lower === "saw" && sawed.has(neighbour(a, index, 3)?.lower ?? "")) return undefined;
  return plainVerb(auxiliary, verb, base);
}

const plainVerb = (auxiliary: Token, verb: Token, base: string): Hit => ({
  start: verb.start,
  end: verb.end,
  message: `Use the base form of the verb after “${auxiliary.lower}”: “${base}”.`,
  suggestions: [base],
});

/** “can sings” → “can sing”, “didn’t went” → “didn’t go”. */
export const verbAfterAuxiliary = defineRule({
  patterns: [
    ...["^", "and|but|so|because|,|think|if"].map((opening) => ({
      match: `[${opening} i|you|he|she|it|we|they] must|should|can|could|will|would|may|might|shall to [VERB|be|have|do]`,
      replace: ["$0"],
    })),
    ...["can", "could", "must", "should", "would", "might", "will"].map((first) => ({
      match: `[i|you|he|she|it|we|they] ${first} ${first === "will" ? "must|should|could|would|might" : "can|could|must|should|would|might|will"} [VERB|be|have]`,
      replace: ["$1", "$0"],
    })),
    { match: "don't|doesn't can [VERB|be|have]", replace: ["can't"] },
    { match: "didn't can|could [VERB|be|have]", replace: ["couldn't"] },
    { match: "[made|makes|make|let|lets me|him|us] to [VERB]", replace: [""] },
  ],
  message: (found, first) =>
    first === ""
      ? "Use the base form without “to” after “make” or “let” and a person."
      : `Use only one of the words “${found.replace(" ", "” and “")}” before a verb.`,
  words: [...modals, ...negatives, ...questions],
  at(a, index): Hit | undefined {
    const auxiliary = a.tokens[index];
    if (questions.includes(auxiliary?.lower ?? "")) return behindQuestion(a, index);
    if (!auxiliary || (!negatives.includes(auxiliary.lower) && !followsSubject(a, index))) return undefined;
    let at = 1;
    if (neighbour(a, index, 1)?.lower === "not") at = 2;
    const verb = neighbour(a, index, at);
    const base = verb && baseOf(verb);
    if (!verb || !base || nounsInS.has(verb.lower)) return undefined;
    return plainVerb(auxiliary, verb, base);
  },
});
