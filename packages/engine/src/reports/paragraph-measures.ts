import type { Analysis } from "../analysis.ts";
import { beForms, passiveAt } from "../language/passive.ts";
import { isGlue } from "../templates/english/glue-words.ts";
import { countsOf } from "../templates/english/reading-grade.ts";
import { isRunning, wordCount, wordsOf } from "../templates/english/sentence-measures.ts";
import type { Span } from "../text/span.ts";
import { hasTransition } from "./transition-words.ts";

/** One sentence in numbers; its span counts from the paragraph's first letter. */
export interface SentenceMeasures extends Span {
  readonly words: number;
  /** How many of them are glue. */
  readonly glue: number;
  readonly isPassive: boolean;
  readonly leadsOn: boolean;
}

/** A paragraph in numbers. Headings, lists and code have words, but no sentences to be measured. */
export interface ParagraphMeasures {
  readonly words: number;
  readonly sentences: readonly SentenceMeasures[];
  /** What formulas of readability count, of running text alone. */
  readonly letters: number;
  readonly syllables: number;
  /** Words and sentences as those formulas see them: figures are none. */
  readonly readWords: number;
  readonly readSentences: number;
}

const be = new Set(beForms);

/** Measures a paragraph that has been read with its parts of speech. */
export function measureParagraph(a: Analysis): ParagraphMeasures {
  const words = wordCount(a);
  if (!isRunning(a)) return { words, sentences: [], letters: 0, syllables: 0, readWords: 0, readSentences: 0 };
  const { letters, syllables, words: readWords, sentences: readSentences } = countsOf(a);
  const sentences = a.sentences.flatMap((_, index) => measureSentence(a, index) ?? []);
  return { words, sentences, letters, syllables, readWords, readSentences };
}

function measureSentence(a: Analysis, index: number): SentenceMeasures | undefined {
  const sentence = a.sentences[index];
  const words = wordsOf(a, index);
  if (!sentence || words.length === 0) return undefined;
  const lower = words.map((word) => word.lower);
  return {
    start: sentence.start,
    end: sentence.end,
    words: words.length,
    glue: lower.filter(isGlue).length,
    isPassive: isPassive(a, sentence.first, sentence.last),
    leadsOn: hasTransition(lower),
  };
}

function isPassive(a: Analysis, first: number, last: number): boolean {
  for (let at = first; at < last; at++) {
    if (be.has(a.tokens[at]?.lower ?? "") && passiveAt(a, at) !== undefined) return true;
  }
  return false;
}
