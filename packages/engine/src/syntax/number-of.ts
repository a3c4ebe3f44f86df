import { isCollective, isPlural, isSingular } from "../language/grammatical-number.ts";
import { wordSet } from "../text/word-set.ts";
import type { DependencyTree } from "./dependency-tree.ts";

/** Whether a subject is singular or plural; "I" and "you" have forms of their own. */
export type SubjectNumber = "one" | "many" | "i";

const singularWords = new Set(
  "he she it this that everyone everybody someone somebody anyone anybody nobody everything something nothing anything each".split(
    " ",
  ),
);
const pluralWords = wordSet("we you they these those both many few several");

/** Words of quantity: what they count may decide, so they are left alone. */
const unsure =
  /^(?:all|any|some|more|most|less|none|half|part|rest|plenty|majority|minority|number|percent|per|quarter|third|fraction|one|what|whatever|whoever|who|which|neither|either|two|three|four|five|six|ten|hundred|thousand|million)$/;

/** What “and” joins to a subject: a second thing of its own, something else, or nothing. */
function joined(tree: DependencyTree, subject: number): "surely" | "perhaps" | undefined {
  const cc = tree.child(subject, "cc");
  const second = tree.child(subject, "conj");
  if (cc < 0 && second < 0) return undefined;
  if (tree.at(cc)?.lower !== "and" || second < cc || tree.at(cc - 1)?.lower === ",") return "perhaps";
  // “the aim of politics and the state”: it may be the aim of both.
  if (tree.pieces.slice(subject + 1, cc).some(({ penn }) => penn === "IN")) return "perhaps";
  // “the cost and time it takes is”: only two things with a determiner each, or a name, are certainly two.
  const own = (at: number): boolean =>
    tree.child(at, "det", "poss") >= 0 ||
    // “The educator and author Ann Lee” is one.
    (/^(?:NNP|PRP)$/.test(tree.at(at)?.penn ?? "") && /^(?:NNP|PRP)$/.test(tree.at(tree.span(at).first)?.penn ?? ""));
  return own(subject) && own(second) && !/^NNPS?$/.test(tree.at(subject)?.penn ?? "") ? "surely" : "perhaps";
}

/** Determiners that decide the number, whatever the noun looks like. */
const tells: Readonly<Record<string, SubjectNumber>> = {
  a: "one",
  an: "one",
  this: "one",
  that: "one",
  each: "one",
  every: "one",
  another: "one",
  these: "many",
  those: "many",
  many: "many",
  several: "many",
  few: "many",
  both: "many",
};

/** Returns the number of a noun from its form and its determiner; undefined if they disagree or it is unclear. */
function numberOfNoun(tree: DependencyTree, subject: number): SubjectNumber | undefined {
  const piece = tree.at(subject);
  if (!piece || isCollective(piece.token) || /[A-Z]/.test(piece.token.text.slice(1))) return undefined;
  // A bare singular is usually part of something else: “network nodes”.
  const isBare = tree.child(subject, "det", "poss") < 0;
  const own = isPlural(piece.token) ? "many" : isSingular(piece.token) && !isBare ? "one" : undefined;
  for (const child of tree.all(subject, "det", "amod", "nummod", "poss", "quantmod")) {
    const said = tells[tree.at(child)?.lower ?? ""];
    if (said && said !== own) return undefined;
    if (tree.at(child)?.penn === "CD") return undefined;
  }
  return own;
}

/** The number of a pronoun. */
function numberOfPronoun(lower: string): SubjectNumber | undefined {
  if (lower === "i") return "i";
  if (pluralWords.has(lower)) return "many";
  return singularWords.has(lower) ? "one" : undefined;
}

/** The number of two, where it is certain: “each boy and each girl” is one after the other. */
function numberOfPair(tree: DependencyTree, subject: number, pair: "surely" | "perhaps"): SubjectNumber | undefined {
  if (pair === "perhaps") return undefined;
  return /^(?:each|every|no)$/.test(tree.at(tree.child(subject, "det"))?.lower ?? "") ? undefined : "many";
}

/** The number of the subject at `subject`, where it is certain. */
export function numberOf(tree: DependencyTree, subject: number): SubjectNumber | undefined {
  const piece = tree.at(subject);
  if (!piece || unsure.test(piece.lower) || tree.at(tree.span(subject).first - 1)?.penn === "CC") return undefined;
  const pair = joined(tree, subject);
  if (pair) return numberOfPair(tree, subject, pair);
  if (piece.penn === "NNS" || (piece.penn === "NN" && !singularWords.has(piece.lower)))
    return numberOfNoun(tree, subject);
  return piece.penn === "WDT" || piece.lower === "that" ? undefined : numberOfPronoun(piece.lower);
}
