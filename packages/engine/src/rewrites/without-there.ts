import { capitalized } from "../pattern/letter-case.ts";
import { wordSet } from "../text/word-set.ts";
import { type Draft, type Piece, replaced } from "./rewrite.ts";
import type { Statement } from "./statement.ts";

/** “There are many people who think so.” → “Many people think so.” */
export function withoutThere(statement: Statement): Draft | undefined {
  const { tree, sentence } = statement;
  const [there, be] = tree.pieces;
  if (!there || !be || there.lower !== "there" || there.arc !== "expl" || !/^(?:is|are|was|were)$/.test(be.lower))
    return undefined;
  const noun = tree.child(1, "attr");
  const who = relativeSubject(statement, noun);
  const begin = tree.at(2)?.token;
  const verb = tree.at(who + 1)?.token;
  if (!begin || !verb || tree.span(noun).first !== 2 || !/^NN/.test(tree.at(noun)?.penn ?? "")) return undefined;
  if (/^(?:no|not|nothing|none|little|few|such|the)$/.test(begin.lower)) return undefined;
  const finite = tree.at(tree.finite(tree.at(who)?.head ?? -1));
  const isSame =
    agreesInTime(be.lower, finite?.penn ?? "") && !isAboutAll(be.lower, begin.lower, tree.at(noun)?.lower ?? "");
  if (!isSame) return undefined;
  const pieces: Piece[] = [
    capitalized(begin.text[0] ?? ""),
    { start: begin.start + 1, end: tree.at(who - 1)?.token.end ?? begin.end },
    " ",
  ];
  return replaced(sentence, { start: sentence.start, end: verb.start }, pieces);
}

/** Returns the “who” of the clause that says what a noun does and that ends its sentence, or -1. */
function relativeSubject({ tree }: Statement, noun: number): number {
  const clause = tree.child(noun, "relcl");
  const who = tree.subject(clause);
  const { first, last } = tree.span(clause);
  const isWhole = first === who && last === tree.span(noun).last && last >= tree.pieces.length - 2;
  // “There were some who weren’t.”
  if (!isWhole || tree.at(who - 1)?.lower === "," || last <= tree.finite(clause)) return -1;
  // “There are two girls who live here who know you.”
  if (tree.pieces.slice(who + 1).some(({ lower }) => /^(?:who|which)$/.test(lower))) return -1;
  const isSubject = /^(?:VB.*|MD|RB)$/.test(tree.at(who + 1)?.penn ?? "");
  return isSubject && /^(?:who|that|which)$/.test(tree.at(who)?.lower ?? "") ? who : -1;
}

/** “There were some who say so” mixes two times, and which one is meant is unsure. */
const agreesInTime = (be: string, penn: string): boolean =>
  penn === "MD" || (/^w/.test(be) ? penn === "VBD" : /^VB[ZP]$/.test(penn));

/** Determiners that say how many there are, also without “there are”. */
const counted = wordSet(
  "many several some numerous various countless plenty enough two three four five six seven eight nine ten",
);
const times = wordSet("time moment day night week month year hour way point");

/**
 * Whether a sentence without “there is” would be about all of a kind, or about none that is known: “Days feel endless”, “A fish
 * can fly”.
 */
function isAboutAll(be: string, determiner: string, noun: string): boolean {
  if (be === "are" || be === "were") return !counted.has(determiner) && !/^\d/.test(determiner);
  return times.has(noun) || (be === "is" && /^an?$/.test(determiner));
}
