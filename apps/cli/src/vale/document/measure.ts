import type { Dialect, Engine, Paragraph } from "@housestyle/engine";
import type { MetricRule } from "./document-rule.ts";
import { type FormulaValues, readFormula } from "./formula.ts";
import { visible } from "./visible.ts";

const names = [
  ...["characters", "words", "sentences", "syllables", "paragraphs"],
  ...["complex_words", "polysyllabic_words", "long_words"],
];
/** What formulas may name. */
export const countedNames: ReadonlySet<string> = new Set(names);

/** Letters of a long word, at least one more; sounds of a complex one, at least. */
const [longWord, complexWord] = [6, 3];

/** The number a formula comes to, when it is one that a rule objects to. */
export function objection(
  engine: Engine,
  paragraphs: readonly Paragraph[],
  dialect: Dialect,
  { formula, condition }: MetricRule,
): number | undefined {
  const counts = countsOf(engine, paragraphs, dialect);
  if (!counts.words || !counts.sentences) return undefined;
  const value = readFormula(formula, countedNames)?.(counts) ?? 0;
  const isBad = readFormula(`(${formula})${condition}`, countedNames)?.(counts) === 1;
  return isBad ? Math.round(value * 100) / 100 : undefined;
}

/** Counts running text: headings, lists and code are none. */
function countsOf(engine: Engine, paragraphs: readonly Paragraph[], dialect: Dialect): FormulaValues {
  const prose = paragraphs.filter(({ kind }) => kind === "prose" || kind === "dialogue" || kind === "quote");
  const measures = prose.map((paragraph) => engine.measure(paragraph, dialect));
  const sum = (of: (one: (typeof measures)[number]) => number) => measures.reduce((all, one) => all + of(one), 0);
  const words = prose.flatMap((paragraph) => visible(paragraph).match(/\p{L}[\p{L}\p{M}'’-]*/gu) ?? []);
  const sounds = new Map<string, number>();
  const isComplex = (word: string) => {
    const known = sounds.get(word) ?? engine.measure({ text: word, kind: "prose" }, dialect).syllables;
    sounds.set(word, known);
    return known >= complexWord;
  };
  const complex = words.filter((word) => isComplex(word.toLowerCase())).length;
  return {
    characters: sum(({ letters }) => letters),
    words: sum(({ readWords }) => readWords),
    sentences: sum(({ readSentences }) => readSentences),
    syllables: sum(({ syllables }) => syllables),
    paragraphs: prose.length,
    complex_words: complex,
    polysyllabic_words: complex,
    long_words: words.filter((word) => word.length > longWord).length,
  };
}
