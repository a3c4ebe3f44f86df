import type { Analysis } from "../../facts/analysis.ts";
import { auxiliaryOfMany } from "../../language/auxiliary-number.ts";
import { isCollective, isPlural, isSingular } from "../../language/grammatical-number.ts";
import { neighbour } from "../../language/neighbour.ts";
import { possessives } from "../../language/pronouns.ts";
import { isQuoted } from "../../language/quoted.ts";
import { reportingVerbs } from "../../language/reporting-verbs.ts";
import { defineRule, type Hit } from "../../rule/rule.ts";
import type { Token } from "../../text/token.ts";
import { wordSet } from "../../text/word-set.ts";

const toSingular: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(auxiliaryOfMany).map(([one, many]) => [many, one]),
);

const determiners: ReadonlySet<string> = new Set([
  ...possessives,
  ...wordSet("the this that these those each every some all"),
]);

/** Nouns that stay singular whatever follows in “of …”: “the price of the apples is”. Our own list. */
const plainHeads = wordSet(`
  list box bag cost price quality purpose aim goal level size length colour color history importance effect impact
  value idea key cause presence absence growth development use result lack role name nature scope strength depth
  width height weight age speed rate design removal creation destruction introduction behaviour behavior performance
  condition state status meaning origin source author owner leader head president king queen king smell taste sound
  sight beauty safety health future past end beginning start middle centre center top bottom side edge front back
  number roof door lid cover title discussion description explanation understanding knowledge management
`);

interface Subject {
  readonly head: Token;
  /** The index of the first token after the whole subject. */
  readonly next: number;
}

/**
 * Returns the index of the second of exactly two verbs in the sentence, if the first directly follows “that” or “who” at
 * `from`: “The boxes that came yesterday | was damaged”. Otherwise, returns `from`.
 */
function afterClause(a: Analysis, first: number, from: number): number {
  const { last = from } = a.sentences[a.tokens[first]?.sentence ?? -1] ?? {};
  const verbs = a.tokens.slice(from, last).flatMap(({ penn }, i) => (/^(?:VB[DPZ]|MD)$/.test(penn) ? [from + i] : []));
  const [own = -1, main = -1] = verbs;
  if (verbs.length !== 2 || own !== from + 1 || reportingVerbs.has(a.tokens[own]?.lemma ?? "")) return from;
  const isPlain = a.tokens
    .slice(own + 1, main)
    .every(({ kind, penn, lower }) => kind !== "punctuation" && !/^(?:CC|W.*)$/.test(penn) && lower !== "that");
  return isPlain && main > own + 1 ? main : from;
}

const askers = wordSet("what which whose how who");

/** Returns the subject “the (old) list (of the old items)” at the start of a sentence, or undefined. */
function subjectAt(a: Analysis, first: number): Subject | undefined {
  const opening = a.tokens[first];
  if (!opening || !determiners.has(opening.lower)) return undefined;
  let at = first + 1;
  if (a.tokens[at]?.tag === "ADJ") at++;
  const head = neighbour(a, first, at - first);
  if (head?.tag !== "NOUN" || /\p{Lu}/u.test(head.text)) return undefined;
  const next = at + 1;
  if (/^(?:that|who)$/.test(a.tokens[next]?.lower ?? "")) return { head, next: afterClause(a, first, next) };
  if (a.tokens[next]?.lower !== "of") return { head, next };
  if (!plainHeads.has(head.lower)) return undefined;
  const end = afterGroup(a, next);
  return end < 0 ? undefined : { head, next: end };
}

/** Returns the index after “of the old items (on the table)” at `from`, or -1 if something else follows. */
function afterGroup(a: Analysis, from: number): number {
  let at = from + 1;
  while (/^(?:DET|ADJ|NUM)$/.test(a.tokens[at]?.tag ?? "") || determiners.has(a.tokens[at]?.lower ?? "")) at++;
  const last = a.tokens[at];
  if (last?.tag !== "NOUN" || a.tokens.slice(from, at).some((token) => askers.has(token.lower))) return -1;
  // “The number of cars on our roads”
  at++;
  while (a.tokens[at]?.penn === "IN" && !/^(?:that|than|as|if)$/.test(a.tokens[at]?.lower ?? "")) {
    const preposition = at++;
    while (/^(?:DT|PRP\$|JJ|CD|NN|NNP|NNS)$/.test(a.tokens[at]?.penn ?? "")) at++;
    if (at === preposition + 1) return -1;
  }
  return at;
}

const ofOne = wordSet("this that each every");

const ofSeveral = wordSet("these those some all");

function right({ head }: Subject, opening: Token, verb: Token): string | undefined {
  const many = Object.hasOwn(auxiliaryOfMany, verb.lower) ? auxiliaryOfMany[verb.lower] : undefined;
  if (many && isPlural(head) && !ofOne.has(opening.lower)) return many;
  const one = Object.hasOwn(toSingular, verb.lower) ? toSingular[verb.lower] : undefined;
  // “The number of visitors has doubled”, but “A number of visitors have left”.
  if (one && head.lower === "number" && opening.lower === "the") return one;
  return one && isSingular(head) && !isCollective(head) && !ofSeveral.has(opening.lower) ? one : undefined;
}

/** “The list of items are” → “The list of items is”. */
export const nounAgreement = defineRule({
  patterns: [
    { match: "[^ a number of ~ADJ *s|people|men|women|children] was", replace: ["were"] },
    { match: "[^ a number of ~ADJ *s|people|men|women|children] is", replace: ["are"] },
    { match: "[^ a number of ~ADJ *s|people|men|women|children] has", replace: ["have"] },
    ...Object.entries({ was: "were", is: "are", has: "have", "wasn't": "weren't", "isn't": "aren't" }).map(
      ([one, many]) => ({
        match: `[^ the|my|his|her|our|their|your NOUN and the|my|his|her|our|their|your NOUN] ${one}`,
        replace: [many],
      }),
    ),
    { match: "[^ physics|mathematics|gymnastics|linguistics|economics|measles] were", replace: ["was"] },
    { match: "[^ physics|mathematics|gymnastics|linguistics|economics|measles|news] are", replace: ["is"] },
  ],
  message: (found, first = "") =>
    /^(?:were|are|have|weren't|aren't)$/i.test(first)
      ? `The subject is plural, so the verb should be “${first}”.`
      : `The subject is singular although it ends in -s, so the verb should be “${first}” instead of “${found}”.`,
  *check(a): Iterable<Hit> {
    for (const sentence of a.sentences) {
      const opening = a.tokens[sentence.first];
      const subject = subjectAt(a, sentence.first);
      const verb = subject && neighbour(a, sentence.first, subject.next - sentence.first);
      if (!opening || !subject || !verb) continue;
      const fix = right(subject, opening, verb);
      // “The fish I like are …”, “whether the man have”: only the plain order counts; people may talk as they like.
      if (fix === undefined || isQuoted(a, sentence.first)) continue;
      if (opening.lower === "that" && isPlural(subject.head)) continue;
      const number = fix === auxiliaryOfMany[verb.lower] ? "plural" : "singular";
      const message = `The subject “${subject.head.text}” is ${number}, so the verb should be “${fix}”.`;
      yield { start: verb.start, end: verb.end, message, suggestions: [fix] };
    }
  },
});
