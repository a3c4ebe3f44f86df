import { DependencyTree } from "../syntax/dependency-tree.ts";
import type { Parser } from "../syntax/parser.ts";
import { cutWord } from "../syntax/pieces.ts";
import type { SyntacticWord } from "../syntax/syntactic-word.ts";
import type { Sentence } from "../text/sentences.ts";
import type { Token } from "../text/token.ts";
import { parser } from "./assets.ts";
import { cut } from "./cut.ts";
import { defineFact } from "./fact.ts";
import { tags } from "./tags.ts";

/** The lemmas of clitics. */
const tailLemmas: Readonly<Record<string, string>> = {
  "n't": "not",
  not: "not",
  "'m": "be",
  "'re": "be",
  "'ve": "have",
  "'ll": "will",
};
const tailLemma = (lower: string, penn: string): string =>
  tailLemmas[lower] ?? (lower === "'s" && penn === "VBZ" ? "be" : lower);

/** Punctuation marks under the names that the parser's treebank gives them. */
const markTags: Readonly<Record<string, string>> = {
  "“": "``",
  "”": "''",
  '"': "''",
  "‘": "``",
  "'": "''",
  "(": "-LRB-",
  "[": "-LRB-",
  ")": "-RRB-",
  "]": "-RRB-",
  "?": ".",
  "!": ".",
  ".": ".",
  ",": ",",
};

/** Returns the tag under which the parser knows a piece: its treebank calls the preposition “to” IN. */
function parserTag(token: Token, penn: string, before: string | undefined): string {
  if (/^['’]$/.test(token.text) && !token.spaced && before === "NNS") return "POS";
  if (token.kind === "punctuation") return markTags[token.text] ?? ":";
  return penn === "TO" && token.tag === "ADP" ? "IN" : penn;
}

/** Returns the pieces of a sentence with their heads. */
function piecesOf(tokens: readonly Token[], { first, last }: Sentence, parse: Parser): SyntacticWord[] {
  const cutUp: Omit<SyntacticWord, "head" | "arc">[] = [];
  for (let at = first; at < last; at++) {
    const token = tokens[at] as Token;
    const { head, tail } = token.kind === "word" ? cutWord(token.text) : { head: token.lower, tail: undefined };
    cutUp.push({ token, at, isTail: false, lower: head.toLowerCase(), lemma: token.lemma, penn: token.penn });
    if (tail === undefined) continue;
    const lower = tail.toLowerCase();
    const penn = token.cliticPenn ?? "";
    cutUp.push({ token, at, isTail: true, lower, lemma: tailLemma(lower, penn), penn });
  }
  const { heads, names } = parse(
    cutUp.map(({ lower }) => lower),
    cutUp.map(({ token, penn }, i) => parserTag(token, penn, cutUp[i - 1]?.penn)),
  );
  return cutUp.map((piece, i) => ({ ...piece, head: heads[i] as number, arc: names[i] as string }));
}

/** The dependency trees of a paragraph; a sentence is parsed when it is first requested. */
export type Trees = (sentence: number) => DependencyTree;

/** The fact of a paragraph's dependency trees. */
export const trees = defineFact({
  id: "trees",
  needs: [cut, tags, parser],
  make: ([{ sentences }, tokens, parse]): Trees => {
    const known: DependencyTree[] = [];
    const made = (index: number): DependencyTree => {
      const sentence = sentences[index];
      return new DependencyTree(sentence ? piecesOf(tokens, sentence, parse) : []);
    };
    return (index) => {
      known[index] ??= made(index);
      return known[index];
    };
  },
});
