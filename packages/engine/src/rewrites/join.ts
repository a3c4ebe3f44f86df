import type { Token } from "../text/token.ts";
import type { Draft, Piece } from "./rewrite.ts";
import { hasTense, isPlainStatement, type Statement, statementAt, tokensOf } from "./statement.ts";

/** Two sentences are joined when neither has more words than this. */
const mostWords = 9;

const pronouns = /^(?:i|you|he|she|it|we|they)$/;
const negation = /^(?:not|no|never|n't|cannot|nobody|nothing|none|neither|nor|hardly|without)$|n't$/;

/** Returns a short sentence and the short one after it as one; undefined where they do not fit together. */
export function join(statement: Statement): Draft | undefined {
  const { a, index, sentence } = statement;
  const next = statementAt(a, index + 1);
  if (!next || !canJoin(statement) || !canJoin(next)) return undefined;
  const gap = a.text.slice(sentence.end, next.sentence.start);
  if (!/^ +$/.test(gap)) return undefined;
  const stop = { start: sentence.start, end: sentence.end - 1 };
  const subject = subjectOf(statement);
  const second = subjectOf(next);
  const [opening] = tokensOf(next);
  if (!opening) return undefined;
  const conjunction = /^(?:but|and|so|yet)$/.exec(opening.lower)?.[0];
  if (conjunction !== undefined) {
    const rest = { start: opening.end, end: next.sentence.end };
    return whole(statement, next, [stop, `, ${conjunction}`, rest]);
  }
  // What one sentence denies, the other may put right: “and” would hide that.
  if (!pronouns.test(opening.lower) || opening.lower !== second || hasNegation(statement) || hasNegation(next))
    return undefined;
  if (subject === second && tenseOf(statement) === tenseOf(next)) {
    if (needsSubject(statement, next)) return whole(statement, next, [stop, ", and ", ...asAmid(opening, next)]);
    return whole(statement, next, [stop, " and", { start: opening.end, end: next.sentence.end }]);
  }
  if (/^(?:i|you|we)$/.test(second) || /^(?:i|you)$/.test(subject)) return undefined;
  return whole(statement, next, [stop, ", and ", ...asAmid(opening, next)]);
}

/** Returns a sentence that begins with a pronoun as it is amid another. */
function asAmid({ start, text, lower }: Token, { sentence: { end } }: Statement): Piece[] {
  return lower === "i" ? [{ start, end }] : [text.slice(0, 1).toLowerCase(), { start: start + 1, end }];
}

const repeated = /^(?:am|is|are|was|were|has|have|had|do|does|did|can|could|may|might|must|shall|should|will|would)$/;

/** Whether the second verb reads badly without its subject: “He was cold and was hungry”, “I think he left and like him”. */
const needsSubject = ({ tree }: Statement, next: Statement): boolean =>
  tree.pieces.some(({ arc }) => arc === "ccomp") || repeated.test(next.tree.at(1)?.lower ?? "");

const whole = ({ sentence }: Statement, next: Statement, pieces: readonly Piece[]): Draft => ({
  start: sentence.start,
  end: next.sentence.end,
  pieces,
});

const hasNegation = (statement: Statement): boolean => tokensOf(statement).some(({ lower }) => negation.test(lower));

/** Whether a sentence is short, plain, and one finite clause without a comma. */
function canJoin(statement: Statement): boolean {
  const { tree } = statement;
  const tokens = tokensOf(statement);
  if (!isPlainStatement(statement) || tokens.length > mostWords + 1 || tokens.length < 4) return false;
  if (
    tokens.some(
      ({ text, lower }) => text === "," || /^(?:because|if|when|while|although|since|or|then|here|there)$/.test(lower),
    )
  )
    return false;
  const root = tree.pieces.findIndex(({ arc }) => arc === "root");
  return (
    tree.subject(root) >= 0 &&
    tree.subject(root) < root &&
    hasTense(statement, root) &&
    tree.all(root, "conj").length === 0
  );
}

/** Returns whether a sentence is in the past, in the present, or behind a modal, so that a verb may follow another. */
function tenseOf({ tree }: Statement): "past" | "present" | "modal" {
  const penn = tree.at(tree.finite(tree.pieces.findIndex(({ arc }) => arc === "root")))?.penn;
  if (penn === "MD") return "modal";
  return penn === "VBD" ? "past" : "present";
}

/** Returns the subject of a sentence in lower case. */
function subjectOf({ tree }: Statement): string {
  const root = tree.pieces.findIndex(({ arc }) => arc === "root");
  const subject = tree.subject(root);
  const { first, last } = tree.span(subject);
  return tree.pieces
    .slice(first, last + 1)
    .map(({ lower }) => lower)
    .join(" ");
}
