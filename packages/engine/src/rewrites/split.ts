import { capitalized } from "../pattern/letter-case.ts";
import { type Draft, type Piece, replaced } from "./rewrite.ts";
import { hasTense, isPlainStatement, type Statement, tokensOf } from "./statement.ts";

/** Each part of a sentence that is split must have this many words, and the sentence this many. */
const fewestInPart = 5;
const fewest = 16;

/** How the second sentence begins, by what joined the clauses. */
const openings: Readonly<Record<string, string | undefined>> = { and: "", but: "But ", so: "So ", yet: "Yet " };

/** Returns the sentence as two, split where a second main clause begins; undefined without a clear place. */
export function split(statement: Statement): Draft | undefined {
  const { tree, sentence, a } = statement;
  const words = tokensOf(statement).filter(({ kind }) => kind === "word").length;
  if (words < fewest || !isPlainStatement(statement)) return undefined;
  const root = tree.pieces.findIndex(({ arc }) => arc === "root");
  // Three clauses are a list.
  if (tree.all(root, "conj", "cc").length !== 2 || !isMainClause(statement, root)) return undefined;
  // What “if” or “she said that” covers in the first clause, it may cover in the second.
  if (tree.all(root, "ccomp", "advcl").some((child) => covers(statement, child, root))) return undefined;
  const place = placeOf(statement, tree.child(root, "conj"));
  if (!place) return undefined;
  // “He” after “every man” is each of them only within one sentence.
  const doer = tree.at(tree.span(tree.subject(root)).first)?.lower ?? "";
  if (/^(?:every|each|no|any|nobody|everyone|everybody|anyone|anybody|whoever)$/.test(doer)) return undefined;
  const start = tree.at(place.first)?.token.start ?? 0;
  const letter = a.text[start] ?? "";
  const pieces: Piece[] = [`. ${place.opening}`, place.opening === "" ? capitalized(letter) : letter];
  return replaced(sentence, { start: tree.at(place.first - 2)?.token.start ?? 0, end: start + 1 }, pieces);
}

/** Whether a clause that depends on a verb may cover what follows the verb, too. */
function covers({ tree }: Statement, clause: number, root: number): boolean {
  const mark = tree.at(tree.child(clause, "mark", "advmod"))?.lower ?? "";
  return (
    tree.at(clause)?.arc === "ccomp" ||
    (clause < root && /^(?:if|unless|when|whenever|once|until|although|while)$/.test(mark))
  );
}

/** Returns where the clause of a verb begins and how it begins as a sentence, if it can be one. */
function placeOf(statement: Statement, verb: number): { readonly first: number; readonly opening: string } | undefined {
  const { tree } = statement;
  const { first, last } = tree.span(verb);
  const opening = openings[tree.at(first - 1)?.lower ?? ""];
  const subject = tree.subject(verb);
  const isClean =
    tree.at(first)?.token.kind === "word" &&
    tree.pieces.slice(first, subject).every(({ lower }) => !/^(?:,|not|neither|nor|so)$/.test(lower));
  const isWhole = last >= tree.pieces.length - 2 && tree.all(verb, "conj", "cc").length === 0;
  if (opening === undefined || tree.at(first - 2)?.lower !== "," || !isWhole || !isClean) return undefined;
  if (first - 2 < fewestInPart || last - first < fewestInPart || /^W/.test(tree.at(first)?.penn ?? ""))
    return undefined;
  return isMainClause(statement, verb) ? { first, opening } : undefined;
}

/** Whether a verb has a subject of its own before it and stands in a clause that depends on nothing before it. */
function isMainClause(statement: Statement, verb: number): boolean {
  const { tree } = statement;
  const subject = tree.subject(verb);
  if (subject < 0 || subject > verb || !hasTense(statement, verb)) return false;
  return tree
    .children(verb)
    .every(
      (child) =>
        child > subject ||
        /^(?:punct|cc|advmod|prep|npadvmod|cc|aux|neg)$/.test(tree.at(child)?.arc ?? "") ||
        child === subject,
    );
}
