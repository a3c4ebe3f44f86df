import type { Parsed } from "../facts/parsed.ts";
import type { DependencyTree } from "../syntax/dependency-tree.ts";
import type { Sentence } from "../text/sentences.ts";
import type { Span } from "../text/span.ts";
import type { Token } from "../text/token.ts";

/** A sentence of a paragraph that may be rewritten. */
export interface Statement {
  readonly a: Parsed;
  readonly index: number;
  readonly sentence: Sentence;
  readonly tree: DependencyTree;
}

/** Returns a sentence of a paragraph, or undefined if there is none with this index. */
export function statementAt(a: Parsed, index: number): Statement | undefined {
  const sentence = a.sentences[index];
  return sentence && { a, index, sentence, tree: a.tree(index) };
}

/** Returns the tokens of a sentence. */
export const tokensOf = ({ a, sentence }: Statement): readonly Token[] => a.tokens.slice(sentence.first, sentence.last);

/** Returns the span of some pieces of the tree, the last included. */
export function spanOfPieces({ tree }: Statement, first: number, last: number): Span {
  return { start: tree.at(first)?.token.start ?? 0, end: tree.at(last)?.token.end ?? 0 };
}

/** Whether a sentence is one plain statement: it ends in a full stop and holds no quotation, bracket, colon, or dash. */
export function isPlainStatement(statement: Statement): boolean {
  const tokens = tokensOf(statement);
  return (
    tokens.at(-1)?.text === "." &&
    tokens.every(({ text }) => !/^(?:["“”«»()[\]{}:;…—–?!*_|]|-{2,}|\.{2,}|[‘'])$/u.test(text))
  );
}

/** Whether a verb is finite: it has a tense or a modal. */
export const hasTense = ({ tree }: Statement, verb: number): boolean => tree.finite(verb) >= 0;
