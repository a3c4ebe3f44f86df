import { wordSet } from "../text/word-set.ts";
import { startedAs } from "./noun-phrase.ts";
import { type Draft, replaced } from "./rewrite.ts";
import { isPlainStatement, type Statement, spanOfPieces, tokensOf } from "./statement.ts";
import { withoutThere } from "./without-there.ts";

/** Adverbs that say what “It is … that” says of a whole sentence. */
const comments: Readonly<Record<string, string>> = {
  clear: "Clearly",
  obvious: "Obviously",
  evident: "Evidently",
  likely: "Probably",
  probable: "Probably",
  possible: "Possibly",
  certain: "Certainly",
  fortunate: "Fortunately",
  unfortunate: "Unfortunately",
  remarkable: "Remarkably",
  surprising: "Surprisingly",
  ironic: "Ironically",
  understandable: "Understandably",
};

/** Returns the sentence with its subject and its verb first: “Many people think” for “There are many people who think”. */
export function direct(statement: Statement): Draft | undefined {
  if (!isPlainStatement(statement)) return undefined;
  return withoutThere(statement) ?? withoutIt(statement) ?? withoutWhat(statement) ?? withBecause(statement);
}

/** “It is clear that he left.” → “Clearly, he left.” */
function withoutIt(statement: Statement): Draft | undefined {
  const { sentence } = statement;
  const [it, be, adjective, that, first] = tokensOf(statement);
  if (it?.lower !== "it" || be?.lower !== "is" || that?.lower !== "that" || !adjective || !first) return undefined;
  const comment = comments[adjective.lower];
  const rest = tokensOf(statement).slice(4);
  if (comment === undefined || rest.some(({ text, lower }) => text === "," || lower === "that")) return undefined;
  return replaced(sentence, { start: sentence.start, end: first.start }, [`${comment}, `]);
}

/** “What we need is a plan.” → “We need a plan.” */
function withoutWhat(statement: Statement): Draft | undefined {
  const { tree, sentence } = statement;
  const [what, subject] = tree.pieces;
  if (what?.lower !== "what" || what.arc !== "dobj" || !subject) return undefined;
  const verb = what.head;
  const be = tree.at(verb + 1);
  const doer = tree.subject(verb);
  if (!be || !/^(?:is|was)$/.test(be.lower) || doer < 0 || tree.span(doer).first !== 1 || tree.finite(verb) < 0)
    return undefined;
  if (!/^(?:need|want|like|love|hate|prefer|fear|miss|lack|mean|see|find|hear)$/.test(tree.at(verb)?.lemma ?? ""))
    return undefined;
  const next = tree.at(verb + 2);
  if (!next || !/^(?:DT|PRP\$|NNS?|TO|CD|JJ)$/.test(next.penn)) return undefined;
  const start = subject.token.start;
  const subjectPieces = startedAs(
    { head: subject, at: 1, first: 1, last: verb, words: tree.pieces.slice(1, verb + 1), statement },
    "capital",
  );
  if (!subjectPieces) return undefined;
  return replaced(sentence, { start: sentence.start, end: next.token.start }, [
    ...subjectPieces,
    start < next.token.start ? " " : "",
  ]);
}

/** “The reason he left is that he was tired.” → “He left because he was tired.” */
function withBecause(statement: Statement): Draft | undefined {
  const { sentence, tree } = statement;
  const tokens = tokensOf(statement);
  const opening = /^the reason(?: why| that)?$/;
  const length = opening.test(
    tokens
      .slice(0, 3)
      .map(({ lower }) => lower)
      .join(" "),
  )
    ? 3
    : 2;
  if (tokens[0]?.lower !== "the" || tokens[1]?.lower !== "reason") return undefined;
  const be = tokens.findIndex(
    ({ lower }, at) =>
      at > length && /^(?:is|was)$/.test(lower) && /^(?:that|because)$/.test(tokens[at + 1]?.lower ?? ""),
  );
  const first = tokens[length];
  const rest = tokens[be + 2];
  if (be < 0 || !first || !rest || tokens.some(({ text }) => text === ",")) return undefined;
  if (!/^(?:PRON|DET|PROPN|NOUN)$/.test(first.tag) || /^(?:for|of|to|behind)$/.test(first.lower)) return undefined;
  const root = tree.pieces.findIndex(({ arc }) => arc === "root");
  if (tree.at(root)?.token !== tokens[be]) return undefined;
  if (namesReason(statement, be)) return undefined;
  const body = spanOfPieces(statement, length, be - 1);
  const initial = first.text[0] ?? "";
  return replaced(sentence, { start: sentence.start, end: rest.start }, [
    initial.toUpperCase(),
    { start: body.start + 1, end: body.end },
    " because ",
  ]);
}

/** Verbs whose object may be the reason itself. */
const naming = wordSet(`
  give cite offer mention state name provide quote hear know suggest say tell think believe advance understand present
  list claim report share suspect assume find see accept write
`);

/** Whether a clause names a reason, so that “because” would leave its verb without an object: “the reason he gave”. */
const namesReason = ({ tree }: Statement, end: number): boolean =>
  tree.pieces
    .slice(0, end)
    .some(
      ({ penn, lemma }, at) => penn.startsWith("VB") && (naming.has(lemma) || (lemma === "have" && at === end - 1)),
    );
