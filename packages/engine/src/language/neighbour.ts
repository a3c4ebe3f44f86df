import type { Analysis } from "../facts/analysis.ts";
import type { Token } from "../text/token.ts";
import { wordSet } from "../text/word-set.ts";

/** The token `distance` tokens away from `index`, when it lies in the same sentence. */
export function neighbour({ tokens }: Analysis, index: number, distance: number): Token | undefined {
  const here = tokens[index];
  const there = tokens[index + distance];
  return here && there?.sentence === here.sentence ? there : undefined;
}

const clauseOpeners = wordSet(`
  and but so because when while although though since that if until unless or then yet whereas
`);

/** Whether a clause can begin at `index`: at the start of a sentence, behind a comma, a semicolon or a conjunction. */
export function opensClause(a: Analysis, index: number): boolean {
  const before = neighbour(a, index, -1);
  if (!before) return true;
  if (before.kind === "punctuation") return /^[,;:–—("“‘]$/.test(before.text);
  return clauseOpeners.has(before.lower);
}
