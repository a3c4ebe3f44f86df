import type { Parsed } from "../../facts/parsed.ts";
import { commaBehind } from "../../language/comma-behind.ts";
import { isQuoted } from "../../language/quoted.ts";
import { defineRule, type Hit } from "../../rule/rule.ts";
import type { DependencyTree } from "../../syntax/dependency-tree.ts";
import type { SyntacticWord } from "../../syntax/syntactic-word.ts";
import type { Token } from "../../text/token.ts";
import { wordSet } from "../../text/word-set.ts";

/** Whether a verb is finite and has its own subject. */
const isClause = (tree: DependencyTree, verb: number): boolean => tree.subject(verb) >= 0 && tree.finite(verb) >= 0;

/** Returns the index of the conjunction between two independent clauses, or -1. */
function conjunction(tree: DependencyTree, verb: number): number {
  const second = tree.child(verb, "conj");
  // The parser may hang “and” on the noun before it: “plays the violin and her sister sings”.
  const own = tree.child(verb, "cc");
  const cc = own < 0 ? tree.span(tree.subject(second)).first - 1 : own;
  if (cc < 0 || second < cc || !/^(?:but|so|or|and)$/.test(tree.at(cc)?.lower ?? "")) return -1;
  if (!isClause(tree, verb) || !isClause(tree, second)) return -1;
  const subject = tree.subject(second);
  return tree.span(subject).first === cc + 1 && subject < second ? cc : -1;
}

/** The fewest pieces in each clause: “He came and I left” needs no comma. */
const fewest = 5;
/** The most pieces of a sentence that is read: each clause of it looks at all of them. */
const most = 120;

/** Returns the index of “but” before a short subject with its verb, where the parser took the subject for a noun of the first clause. */
function butOf(tree: DependencyTree, verb: number): number {
  const at = tree.pieces.findIndex(({ lower }, i) => i > verb && lower === "but");
  if (at < 0 || !isClause(tree, verb) || tree.pieces.some(({ lower }) => lower === "," || lower === "not")) return -1;
  const isSubject = /^(?:DT|PRP\$)$/.test(tree.at(at + 1)?.penn ?? "") && /^NNS?$/.test(tree.at(at + 2)?.penn ?? "");
  return isSubject && /^(?:VB[DZ]|MD)$/.test(tree.at(at + 3)?.penn ?? "") ? at : -1;
}

/** Words before “so” after which it is no conjunction: “he said so”, “or so”. */
const beforeSo = wordSet("not or and ever say think do hope more quite suppose believe be even because if that");

/** “couldn't”: what could not be done is a result and no purpose. */
const isUnable = (tree: DependencyTree, at: number): boolean =>
  tree.at(at)?.lower === "could" && tree.at(at + 1)?.lower === "n't";

/** Returns the index of “so” before a result in the past: “She studied all night so she passed”, or -1. */
function soOf(tree: DependencyTree, verb: number): number {
  const at = tree.pieces.findIndex(({ lower }, i) => i > verb && lower === "so");
  const result = tree.at(at)?.head ?? -1;
  const before = tree.at(at - 1);
  if (at < 0 || !before || beforeSo.has(before.lemma) || tree.at(at + 1)?.penn !== "PRP") return -1;
  const finite = tree.at(tree.finite(result));
  return tree.at(tree.finite(verb))?.penn === "VBD" &&
    (finite?.penn === "VBD" || isUnable(tree, tree.finite(result))) &&
    tree.subject(result) === at + 1
    ? at
    : -1;
}

/**
 * Whether “and” or “or” joins two long plain clauses, the second of which begins with a short subject: both may also join parts of a clause, and a comma before them is often left out.
 */
function joinsPlainly(tree: DependencyTree, cc: number): boolean {
  const isOther = ({ penn, lower }: SyntacticWord, i: number): boolean =>
    i !== cc && (/^(?:CC|[,:;]|WDT|WP|WRB|``|'')$/.test(penn) || /^(?:if|because|although|while|as|that)$/.test(lower));
  if (cc < fewest || tree.pieces.length - cc <= fewest + 1 || tree.pieces.some(isOther)) return false;
  const [subject, next, third] = [1, 2, 3].map((ahead) => tree.at(cc + ahead)?.penn ?? "");
  const isSame = tree.at(cc)?.lower === "and" && tree.at(0)?.lower === tree.at(cc + 1)?.lower;
  if (/^(?:PRP|EX)$/.test(subject ?? "")) return !isSame && /^(?:VB[DPZ]|MD|RB)$/.test(next ?? "");
  return /^(?:DT|PRP\$)$/.test(subject ?? "") && /^NNS?$/.test(next ?? "") && /^(?:VB[DPZ]|MD)$/.test(third ?? "");
}

/** Returns the index of “but” where the parser took the second clause for the main one: “He tried to fix it | but the pipe broke”, or -1. */
function butBefore(tree: DependencyTree, verb: number): number {
  const subject = tree.subject(verb);
  const at = subject < 0 ? -1 : tree.span(subject).first - 1;
  const first = tree.child(verb, "ccomp");
  if (tree.at(at)?.lower !== "but" || first < 0 || first > at || !isClause(tree, first) || !isClause(tree, verb))
    return -1;
  return tree.pieces.some(({ lower }) => lower === "," || lower === "not") ? -1 : at;
}

/** Returns the index of the conjunction before a second clause, or -1. */
function joining(tree: DependencyTree, verb: number): number {
  for (const find of [conjunction, soOf, butOf, butBefore]) {
    const at = find(tree, verb);
    if (at >= 0) return at;
  }
  return yetOf(tree);
}

/** Whether both clauses are long enough for a comma: a short first one needs it if the second is long, or with “so” and “yet”. */
function areLong(tree: DependencyTree, first: number, cc: number): boolean {
  const [before, after] = [cc - first, tree.pieces.length - cc];
  const word = tree.at(cc)?.lower ?? "";
  // “Both are set so a single key can …” names a purpose.
  const isFree = word === "yet" || (word === "so" && tree.at(cc + 2)?.penn === "VBD");
  if (!isFree && before < fewest && after < fewest + 3) return false;
  return before >= fewest - (isFree ? 2 : 1) && after >= fewest;
}

function hitAt(a: Parsed, tree: DependencyTree, verb: number): Hit | undefined {
  const cc = joining(tree, verb);
  const before = tree.at(cc - 1);
  const word = tree.at(cc);
  if (!before || !word || before.token.kind !== "word" || before.token === word.token) return undefined;
  if (!areLong(tree, tree.span(verb).first, cc) || isQuoted(a, word.at)) return undefined;
  if (tree.at(verb)?.arc !== "root" || (/^(?:and|or)$/.test(word.lower) && !joinsPlainly(tree, cc))) return undefined;
  return {
    ...commaBehind(before.token),
    message: `Add a comma before “${word.token.text}”, which joins two complete clauses.`,
  };
}

/** Words before “yet” after which it is an adverb: “not yet”, “as yet”. */
const beforeYet = wordSet(
  "not never as and nor n't have has had is are was were be better more another nothing no none",
);

/** Returns the index of “yet” between two short clauses: “She studied hard | yet she failed”, or -1. */
function yetOf(tree: DependencyTree): number {
  const at = tree.pieces.findIndex(({ lower }, i) => i > 2 && lower === "yet");
  const [subject, verb] = [tree.at(at + 1), tree.at(at + 2)];
  if (at < 0 || beforeYet.has(tree.at(at - 1)?.lower ?? "") || !/^(?:VB[DPZ]|MD)$/.test(verb?.penn ?? "")) return -1;
  if (!/^(?:i|he|she|we|they|it)$/.test(subject?.lower ?? "")) return -1;
  const before = tree.pieces.slice(0, at);
  const isPlain = before.every(
    ({ token, penn, lower }) => token.kind === "word" && !/^W|^CC$/.test(penn) && !isNot.has(lower),
  );
  return isPlain && before.some(({ penn }) => /^(?:VB[DPZ]|MD)$/.test(penn)) ? at : -1;
}

const isNot = wordSet("not n't never nor hardly");

/** Tags with which a subject can begin. */
const opensSubject = wordSet("PRP PRP$ DT PDT NN NNS NNP NNPS EX CD JJ");

const joins = wordSet("but so or and yet");

/** Whether a conjunction is far enough from both ends of the sentence and precedes a possible subject. */
function mayJoin(tokens: readonly Token[], first: number, last: number): boolean {
  for (let i = first + fewest - 2; i <= last - fewest; i++) {
    const { lower } = tokens[i] as Token;
    if (!joins.has(lower)) continue;
    if (tokens[i - 1]?.kind === "word" && opensSubject.has(tokens[i + 1]?.penn ?? "")) return true;
  }
  return false;
}

/** “We wanted to see it but it was closed” → “We wanted to see it, but it was closed”. */
export const commaBeforeConjunction = defineRule({
  needs: "syntax",
  *check(a) {
    for (const [i, { first, last }] of a.sentences.entries()) {
      if (last - first < 2 * fewest - 1 || last - first > most) continue;
      if (!mayJoin(a.tokens, first, last)) continue;
      const tree = a.tree(i);
      for (const [verb, { arc }] of tree.pieces.entries()) if (arc === "root") yield hitAt(a, tree, verb);
    }
  },
});
