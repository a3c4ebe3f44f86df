import type { Parsed } from "../../facts/parsed.ts";
import { commaBehind } from "../../language/comma-behind.ts";
import { homographs } from "../../language/homographs.ts";
import { isQuoted } from "../../language/quoted.ts";
import { defineRule, type Hit } from "../../rule/rule.ts";
import type { DependencyTree } from "../../syntax/dependency-tree.ts";
import type { SyntacticWord } from "../../syntax/syntactic-word.ts";
import type { Sentence } from "../../text/sentences.ts";
import { wordSet } from "../../text/word-set.ts";

/** Conjunctions that open a dependent clause. */
const openers = new Set(
  "if when whenever because although though while as since after before once until unless whereas where wherever".split(
    " ",
  ),
);

/** Verbs whose object can be a clause without “that”: the opening clause in “If I think he is wrong” has not ended. */
const takesClause =
  wordSet(`think say know believe feel see hope tell guess suppose find hear imagine mean show understand assume wish ask realize realise learn
  notice claim suggest remember forget decide fear expect admit agree prove sure certain afraid glad sorry aware happy that make let
  help have watch want need like`);

/** Returns the index of the conjunction that opens the sentence, past “and”, “even”, or a quotation mark, or -1. */
function openerOf(tree: DependencyTree): number {
  const at = tree.pieces.findIndex(({ lower }) => openers.has(lower));
  return at >= 0 &&
    at <= 2 &&
    tree.pieces.slice(0, at).every(({ lower }) => /^(?:and|but|so|or|even|just|“|")$/.test(lower))
    ? at
    : -1;
}

/** Returns the clauses whose subject precedes a finite verb, in the order of the text. */
const clauses = (tree: DependencyTree): { readonly first: number; readonly subject: number; readonly verb: number }[] =>
  tree.pieces.flatMap(({ arc, head }, subject) =>
    /^(?:nsubj|nsubjpass|expl)$/.test(arc) && head > subject && tree.finite(head) >= 0
      ? [{ first: tree.span(subject).first, subject, verb: head }]
      : [],
  );

/** Whether a word cannot be directly before a main clause. */
const isBinding = ({ penn, lower }: SyntacticWord, next: SyntacticWord | undefined): boolean =>
  /^(?:IN|CC|TO|WDT|WP|WRB|WP\$|DT|PRP\$|POS)$/.test(penn) ||
  // “Although he was tired he …”: an adjective does not belong to a pronoun.
  (penn === "JJ" && !/^(?:PRP\$?|DT)$/.test(next?.penn ?? "")) ||
  lower === "that" ||
  openers.has(lower);

/** Whether the opening clause ends at a later comma: “a gift you do not want, your first thought …”. */
const endsLater = (tree: DependencyTree, from: number): boolean =>
  tree.pieces.some(({ lower }, i) => i > from && lower === "," && clauses(tree).some(({ first }) => first === i + 1));

/** Whether the opening clause can end before `border`. */
function mayEnd(tree: DependencyTree, opener: number, border: number): boolean {
  const before = tree.at(border - 1);
  // “As soon as the game was over | we …”
  const isOver = before?.lower === "over" && tree.at(border - 2)?.lemma === "be";
  if (!before || (!isOver && isBinding(before, tree.at(border))) || tree.at(border - 2)?.penn === "CC") return false;
  return tree.pieces.slice(opener, border).every(({ token }) => token.kind !== "punctuation");
}

/** Returns the index of the first piece of the main clause after an opening clause, or -1. */
function mainClause(tree: DependencyTree): number {
  const opener = openerOf(tree);
  if (opener < 0) return -1;
  const [opening, main] = clauses(tree).filter(({ first }) => first > opener);
  // “As soon as I get home”
  const own = /^(?:soon|long|far)$/.test(tree.at(opener + 1)?.lower ?? "") ? 3 : 2;
  if (!opening || !main || opening.first > opener + own || main.first <= opening.verb) return -1;
  const border = tree.at(main.first - 1)?.lower === "then" ? main.first - 1 : main.first;
  if (!mayEnd(tree, opener, border)) return -1;
  const verb = tree.at(main.verb);
  if (/^(?:relcl|acl)$/.test(verb?.arc ?? "") || takesClause.has(tree.at(verb?.head ?? -1)?.lemma ?? "")) return -1;
  return endsLater(tree, border) ? -1 : border;
}

/** Verbs whose object may be followed by a base form: “If you see him leave”. */
const takesBase = wordSet("see hear watch feel let make have help notice");

/** Verbs of orders, which may follow “If you see him” at once. */
const orders = wordSet("tell ask give call");

/** Returns the index of “please” or of a base form that nothing before it asks for, after the verb of the clause, or -1. */
const commandAfter = (tree: DependencyTree, verb: number): number =>
  tree.pieces.findIndex(
    ({ lower, penn }, i) =>
      i > verb + 1 &&
      (lower === "please" || (/^VBP?$/.test(penn) && !/^(?:TO|MD|VB.?)$/.test(tree.at(i - 1)?.penn ?? ""))),
  );

/** “If you see him | tell him”: verbs with two objects that “see” would not take before another verb. */
const isOrder = (tree: DependencyTree, at: number): boolean =>
  orders.has(tree.at(at)?.lower ?? "") &&
  tree.at(at + 1)?.penn === "PRP" &&
  tree.at(at - 1)?.penn === "PRP" &&
  !tree.pieces.some(({ lower }) => lower === ",");

/** Returns the index of a command after a clause about a thing: “If the light turns red | stop the machine”, or -1. */
function plainCommand(tree: DependencyTree, opener: number): number {
  const finite = tree.pieces.flatMap(({ penn }, i) => (/^(?:VB[DPZ]|MD)$/.test(penn) ? [i] : []));
  const [verb = -1] = finite;
  if (finite.length !== 1 || !/^VBZ$/.test(tree.at(verb)?.penn ?? "") || verb > opener + 5) return -1;
  const at = tree.pieces.findIndex(({ penn }, i) => i > verb && penn === "VB");
  const isFree = /^(?:JJ|RB|NN|VBN)$/.test(tree.at(at - 1)?.penn ?? "") && !takesBase.has(tree.at(verb)?.lemma ?? "");
  const inside = tree.pieces.slice(opener + 1, at);
  const isPlain = inside.every(({ token, penn }) => token.kind === "word" && !/^(?:CC|W.*|TO)$/.test(penn));
  return at > verb + 1 && isFree && isPlain && /^(?:DT|PRP\$)$/.test(tree.at(at + 1)?.penn ?? "") ? at : -1;
}

/** Whether a command at `at` directly follows the clause of “you” whose verb is `verb`. */
function isCommandOf(tree: DependencyTree, opener: number, verb: number, at: number): boolean {
  if (tree.pieces.slice(opener, at).some(({ token }) => token.kind === "punctuation") || !isPlainObject(tree, verb, at))
    return false;
  if (tree.at(at)?.lower === "please" && tree.at(at + 1)?.penn === "VB") return true;
  const isAfterJust = /^(?:just|simply)$/.test(tree.at(at - 1)?.lower ?? "") && tree.at(at + 1)?.penn === "PRP";
  return isAfterJust || (!takesBase.has(tree.at(verb)?.lemma ?? "") && beginsCommand(tree, at));
}

/** Returns the index of a command after an opening clause about “you”: “Before you leave the room | turn off …”, or -1. */
function command(tree: DependencyTree): number {
  const opener = openerOf(tree);
  if (opener < 0) return -1;
  if (tree.at(opener + 1)?.lower !== "you") return plainCommand(tree, opener);
  const verb = ownVerb(tree, opener);
  const at = verb < 0 ? -1 : commandAfter(tree, verb);
  if (at < 0 || isOrder(tree, at)) return at;
  const isAfterAdverb = /^(?:just|simply|then|also|always|never)$/.test(tree.at(at - 1)?.lower ?? "");
  return isCommandOf(tree, opener, verb, at) ? at - (isAfterAdverb ? 1 : 0) : -1;
}

/** Returns the index of the main verb of the clause that `opener` opens; “As you don't yet have one”: have. */
function ownVerb(tree: DependencyTree, opener: number): number {
  const finite = tree.pieces.findIndex(({ penn }, i) => i > opener + 1 && /^(?:VB[PD]?|MD)$/.test(penn));
  const { penn = "", lemma = "", lower = "" } = tree.at(finite) ?? {};
  const isHelped = penn === "MD" || lemma === "do" || /'d$/.test(lower);
  return isHelped ? tree.pieces.findIndex((piece, i) => i > finite && piece.penn === "VB") : finite;
}

/** Whether only objects and “to” with a base form are between two verbs. */
const isPlainObject = (tree: DependencyTree, from: number, to: number): boolean =>
  tree.pieces
    .slice(from + 1, to)
    .every(
      ({ penn }, i) =>
        !/^(?:VB[DPZ]|MD|WDT|WP|CC)$/.test(penn) && (penn !== "TO" || tree.at(from + 2 + i)?.penn === "VB"),
    );

/**
 * Returns the index of a pronoun with its verb after a noun: “While we were waiting for the train | it started”, where
 * the parser reads a relative clause; or -1. The sentence has exactly these two verbs and no other mark.
 */
function pronounAfter(tree: DependencyTree): number {
  const opener = openerOf(tree);
  const verbs = tree.pieces.flatMap(({ penn }, i) => (/^(?:VB[DPZ]|MD)$/.test(penn) ? [i] : []));
  const [first = -1, second = -1] = verbs;
  if (opener < 0 || verbs.length !== 2 || first < opener + 2 || first > opener + 4) return -1;
  const at = second - 1;
  const isSubject = /^(?:i|he|she|it|we|they|you)$/.test(tree.at(at)?.lower ?? "") && tree.at(at)?.penn === "PRP";
  if (!isSubject || at < first + 2 || !/^(?:NNP?S?|RP|CD)$/.test(tree.at(at - 1)?.penn ?? "")) return -1;
  // “If this sounds like something you'd like, …”
  if (tree.pieces.some(({ lower }) => lower === ",")) return -1;
  const inside = tree.pieces.slice(opener, at);
  const isOpen = inside.some(
    ({ token, penn, lemma }, i) =>
      token.kind === "punctuation" ||
      (i > 0 && /^(?:CC|W.*)$/.test(penn)) ||
      (penn.startsWith("VB") && takesClause.has(lemma)),
  );
  // “When I met the man he hated”: the sentence would end without a main clause.
  return isOpen || tree.pieces.length - second < 4 ? -1 : at;
}

/** Whether a base form directly follows the noun, pronoun, or adverb that ends a clause, and has an object or a particle. */
function beginsCommand(tree: DependencyTree, at: number): boolean {
  const before = tree.at(at - 1);
  const next = tree.at(at + 1);
  if (!/^(?:NNS?|PRP|RB)$/.test(before?.penn ?? "") || /^(?:not|n't|you|that)$/.test(before?.lower ?? "")) return false;
  const verb = tree.at(at);
  return verb !== undefined && !homographs.has(verb.lower)
    ? /^(?:DT|PRP\$?|RP|IN|TO)$/.test(next?.penn ?? "")
    : /^(?:DT|PRP\$)$/.test(next?.penn ?? "") ||
        (next?.penn === "RP" && /^(?:DT|PRP\$?)$/.test(tree.at(at + 2)?.penn ?? ""));
}

function hitIn(a: Parsed, tree: DependencyTree): Hit | undefined {
  const main = mainClause(tree);
  const other = main < 0 ? command(tree) : main;
  const at = other < 0 ? pronounAfter(tree) : other;
  const end = tree.at(at - 1);
  const next = tree.at(at);
  if (!end || !next || end.token.kind !== "word" || next.token.kind !== "word" || end.token === next.token)
    return undefined;
  if (isQuoted(a, end.at)) return undefined;
  return { ...commaBehind(end.token), message: "Add a comma after the introductory clause." };
}

/** Whether a base form follows no “to” and no modal verb, so that it may be a command. */
const isCommand = ({ tokens }: Parsed, at: number): boolean =>
  /^(?:NNS?|PRP|RB|JJ|VBN)$/.test(tokens[at - 1]?.penn ?? "");

/** Whether a sentence begins with such a conjunction and has a second finite verb before any punctuation. */
function mayOpen(a: Parsed, { first, last }: Sentence): boolean {
  if (last - first < 7) return false;
  if (!a.tokens.slice(first, first + 3).some(({ lower }) => openers.has(lower)) || isQuoted(a, first)) return false;
  let verbs = 0;
  for (let i = first; i < last && verbs < 2; i++) {
    const token = a.tokens[i];
    if (token?.kind === "punctuation" && verbs > 0) return false;
    if (/^(?:VB[DPZ]|MD)$/.test(token?.penn ?? "") || token?.lower === "please") verbs++;
    else if (verbs === 1 && token?.penn === "VB" && isCommand(a, i)) verbs++;
  }
  return verbs === 2;
}

/** “When I got home I ate” → “When I got home, I ate”. */
export const commaAfterClause = defineRule({
  needs: "syntax",
  *check(a) {
    for (const [i, sentence] of a.sentences.entries()) {
      if (!mayOpen(a, sentence)) continue;
      yield hitIn(a, a.tree(i));
    }
  },
});
