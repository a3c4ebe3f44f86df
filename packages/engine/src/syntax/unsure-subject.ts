import { homographs } from "../language/homographs.ts";
import { reportingVerbs } from "../language/reporting-verbs.ts";
import { wordSet } from "../text/word-set.ts";
import type { DependencyTree } from "./dependency-tree.ts";
import type { SyntacticWord } from "./syntactic-word.ts";

const isNoun = (piece: SyntacticWord | undefined): boolean => /^NNP?S?$/.test(piece?.penn ?? "");
const tellsTense = (piece: SyntacticWord): boolean => /^(?:VB[DPZ]|MD)$/.test(piece.penn);

/** What ends a clause, or opens another one. */
const endsClause = (piece: SyntacticWord): boolean =>
  piece.token.kind === "punctuation" || /^(?:CC|WDT|WP\$?|WRB)$/.test(piece.penn) || piece.arc === "mark";

/** So many pieces behind a verb another one is looked for. */
const clauseWithin = 15;

/** Whether another finite verb of the same clause follows the one at `verb`. */
function hasVerbBehind(tree: DependencyTree, verb: number): boolean {
  for (let at = verb + 1; at <= verb + clauseWithin; at++) {
    const piece = tree.at(at);
    if (!piece || endsClause(piece)) return false;
    if (tellsTense(piece)) return true;
  }
  return false;
}

/** Plurals that stand before other nouns as they are: a sales plan. */
const beforeNouns = wordSet("savings sales systems operations arms goods sports customs parts forms news auctions");

/** What follows a verb and no noun: an object that begins with a determiner or a pronoun, or a clause. */
const opensObject = (piece: SyntacticWord | undefined): boolean =>
  piece !== undefined && (/^(?:DT|PDT|PRP\$?|WP|WRB)$/.test(piece.penn) || /^(?:that|to)$/.test(piece.lower));

/** “The function call is slow”, “the sample mean can be low”: what looks like the verb is the noun of a compound. */
export function mayBeCompound(tree: DependencyTree, verb: number): boolean {
  const piece = tree.at(verb);
  const noun = tree.at(verb - 1);
  if (!piece || !(isNoun(noun) || noun?.penn === "DT")) return false;
  // “The warning ignore file is …”
  if (piece.penn !== "VBZ" && isNoun(tree.at(verb + 1)) && hasVerbBehind(tree, verb)) return true;
  if (!homographs.has(piece.lemma)) return false;
  if (hasVerbBehind(tree, verb)) return true;
  if (opensObject(tree.at(verb + 1))) return false;
  // Few plurals stand before another noun: “the points ranges from …” has a verb, “for each command phases.” none.
  const ends = tree.at(verb + 1)?.token.kind === "punctuation" || verb + 1 === tree.pieces.length;
  return piece.penn !== "VBZ" || ends || noun?.penn === "NN" || beforeNouns.has(noun?.lower ?? "");
}

/** Verbs of finding and showing, behind which a whole clause may follow without “that”, too: “We found dogs are …”. */
const finds = wordSet(`
  conclude find show indicate suggest ensure prove learn decide realize realise understand notice remember forget guarantee
  imply reveal confirm check discover doubt
`);
const reports = ({ lemma }: SyntacticWord): boolean => reportingVerbs.has(lemma) || finds.has(lemma);

/** Verbs that are done to somebody: what follows the pronoun is what is given. */
const gives = wordSet("show tell ask remind teach warn");

/** “making the skin appear blue”, “that had conflicts has been …”: the verb before a noun has it for its object. */
export function isObject(tree: DependencyTree, first: number): boolean {
  let at = first - 1;
  while (tree.at(at)?.penn === "RB") at--;
  const before = tree.at(at);
  if (!before) return false;
  // “it shows you commits”
  if (tree.at(first)?.penn === "PRP" && gives.has(before.lemma)) return true;
  // “the pharmacist hands you pills”
  if (tree.at(first)?.penn === "PRP" && before.penn === "NNS" && homographs.has(before.lemma)) return true;
  return /^VB/.test(before.penn) && !reports(before);
}

/** “a method for verifying parts were included”: a clause without “that” behind a verb that is not finite. */
export const hasReportBetween = (tree: DependencyTree, subject: number, verb: number): boolean =>
  tree.pieces.slice(subject + 1, verb).some((piece) => /^VB[GN]?$/.test(piece.penn) && reports(piece));

/** “blocks added after it confirm …”: a pronoun behind a participle and a preposition. */
export const isInPhrase = (tree: DependencyTree, subject: number): boolean =>
  tree.at(subject)?.penn === "PRP" && tree.at(subject - 1)?.penn === "IN" && tree.at(subject - 2)?.penn === "VBN";

/** Behind one of these and a noun stands a verb of that noun, and then the verb of the whole: “how it works is …”. */
const opensClause = wordSet("that which how what whether why where when way");
/** So many pieces before the subject one is looked for. */
const openerWithin = 12;

/** “The way Git branches is …”: a verb in -s that looks like the subject. */
export function mayBeVerb(tree: DependencyTree, subject: number): boolean {
  const piece = tree.at(subject);
  if (piece?.penn !== "NNS") return false;
  // “Restricts calls to …”: a line of a list that says what something does.
  if (subject === 0 && homographs.has(tree.at(1)?.lemma ?? "") && !/^(?:P?DT|PRP\$?)$/.test(tree.at(2)?.penn ?? ""))
    return true;
  if (!homographs.has(piece.lemma)) return false;
  if (subject === 0) return true;
  const before = tree.at(subject - 1);
  if (!before || !(isNoun(before) || before.token.kind === "opaque")) return false;
  return tree.pieces.slice(Math.max(0, subject - openerWithin), subject).some(({ lower }) => opensClause.has(lower));
}

/** “… ; reusing parts is cheap”: what is done is the subject. “p5.strands has”: the end of a name. */
export function isPartOfSubject(tree: DependencyTree, subject: number, verb: number): boolean {
  const token = tree.at(subject)?.token;
  if (tree.at(subject - 1)?.lower === "." && token?.spaced === false) return true;
  const first = tree.children(subject).find((child) => child < subject);
  const opener = tree.at(first ?? -1)?.penn ?? "";
  return /^VB[DPZ]?$/.test(opener) || (opener === "VBG" && /^VB[DZ]$/.test(tree.at(verb)?.penn ?? ""));
}

/** “objects that each have”, “they each have”: each stands behind what it belongs to. */
export const isFloating = (tree: DependencyTree, subject: number): boolean =>
  tree.at(subject)?.lower === "each" &&
  (/^(?:WDT|WP|PRP|NNS)$/.test(tree.at(subject - 1)?.penn ?? "") || tree.at(subject - 1)?.lower === "that");

/** A plural behind one of these is only named: “the term props has …”. */
const namesWord = wordSet("term word name noun verb adjective phrase keyword prefix suffix expression command option");

/** Whether a noun is named as a word, and the word that says so is the subject. */
export const isNamed = (tree: DependencyTree, subject: number): boolean =>
  namesWord.has(tree.at(subject - 1)?.lower ?? "");

/** Words that let “were” stand behind one thing: “if the manager were here”. */
const unreal = wordSet("if though unless whether suppose supposing wish wishes wished would till until lest as");
/** So many pieces before the subject they are looked for. */
const unrealWithin = 8;

/** Whether what stands before a subject lets any form of “be” follow: “if only this truth were known”. */
export const isUnreal = (tree: DependencyTree, subject: number): boolean =>
  tree.pieces.slice(Math.max(0, subject - unrealWithin), subject).some(({ lower }) => unreal.has(lower));

/** “a macro need not generate”, “he dare not go”: the plain form, whoever does it. */
export function isBehindNeed(tree: DependencyTree, verb: number): boolean {
  const before = tree.at(verb - 1);
  return /^(?:not|n't)$/.test(before?.lower ?? "") && /^(?:need|dare)$/.test(tree.at(verb - 2)?.lower ?? "");
}
