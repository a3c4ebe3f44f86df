import { activeVerb } from "./active-verb.ts";
import { type Phrase, startedAs } from "./noun-phrase.ts";
import { type Passive, passiveClause } from "./passive-clause.ts";
import { type Draft, type Piece, replaced } from "./rewrite.ts";
import { isPlainStatement, type Statement } from "./statement.ts";

const asObject: Readonly<Record<string, string>> = { i: "me", we: "us", he: "him", she: "her", they: "them" };
const asSubject: Readonly<Record<string, string>> = { me: "I", us: "we", him: "he", her: "she", them: "they" };

/** Returns a phrase with a pronoun in another case, or as it begins elsewhere; undefined when that is unsure. */
function moved(phrase: Phrase, cases: Readonly<Record<string, string>>, letter: "capital" | "small" | "as is") {
  const pronoun = cases[phrase.head.lower];
  if (pronoun === undefined || phrase.head.penn !== "PRP") return startedAs(phrase, letter);
  if (phrase.words.length > 1) return undefined;
  return [letter === "capital" ? pronoun.replace(/^./, (first) => first.toUpperCase()) : pronoun];
}

/** Returns what follows the verb: what was the subject, around a particle and what else came before “by”. */
function predicate({ verb, by, subject }: Passive, { tree }: Statement, object: readonly Piece[]): readonly Piece[] {
  const particle = tree.at(verb + 1)?.arc === "prt" ? tree.at(verb + 1)?.token.text : undefined;
  const isPronoun = subject.head.penn === "PRP";
  const around =
    particle === undefined ? object : isPronoun ? [...object, ` ${particle}`] : [`${particle} `, ...object];
  const start = tree.at(particle === undefined ? verb + 1 : verb + 2)?.token.start ?? 0;
  const end = tree.at(by - 1)?.token.end ?? 0;
  return start < end ? [...around, " ", { start, end }] : around;
}

/** Returns the sentence with its first passive that names who acts in the active voice. */
export function activeVoice(statement: Statement): Draft | undefined {
  if (!isPlainStatement(statement)) return undefined;
  const { tree, sentence } = statement;
  for (const verb of tree.pieces.keys()) {
    const passive = passiveClause(statement, verb);
    const active = passive && activeVerb(passive, statement);
    if (!passive || active === undefined) continue;
    const from = tree.at(passive.subject.first)?.token.start ?? 0;
    const to = tree.at(passive.agent.last)?.token.end ?? 0;
    const isFirst = from === sentence.start;
    const acting = moved(passive.agent, asSubject, isFirst ? "capital" : "as is");
    const object = moved(passive.subject, asObject, isFirst ? "small" : "as is");
    if (!acting || !object) continue;
    const pieces = [...acting, ` ${active} `, ...predicate(passive, statement, object)];
    return replaced(sentence, { start: from, end: to }, pieces);
  }
  return undefined;
}
