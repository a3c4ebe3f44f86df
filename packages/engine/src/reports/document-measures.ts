import { readingGrade } from "../templates/english/reading-grade.ts";
import type { ParagraphMeasures, SentenceMeasures } from "./paragraph-measures.ts";

/** A whole text in numbers. Shares are percentages; everything is 0 for a text without sentences. */
export interface DocumentMeasures {
  readonly words: number;
  readonly sentences: number;
  /** Words of a sentence on average. */
  readonly averageSentence: number;
  /** Words of the longest sentence. */
  readonly longestSentence: number;
  /** Standard deviation of the sentences' lengths. */
  readonly variety: number;
  /** Sentences in the passive, of all. */
  readonly passive: number;
  /** Words that are glue, of all. */
  readonly glue: number;
  /** Sentences with a word that leads on, of all. */
  readonly transitions: number;
  /** School grade by Flesch and Kincaid. */
  readonly grade: number;
}

/** Adds up the paragraphs of a text. */
export function measureDocument(paragraphs: readonly ParagraphMeasures[]): DocumentMeasures {
  const sentences = paragraphs.flatMap((paragraph) => paragraph.sentences);
  const lengths = sentences.map(({ words }) => words);
  const inSentences = sum(lengths);
  const count = sentences.length;
  return {
    words: sum(paragraphs.map(({ words }) => words)),
    sentences: count,
    averageSentence: count === 0 ? 0 : inSentences / count,
    longestSentence: lengths.reduce((most, length) => Math.max(most, length), 0),
    variety: deviation(lengths),
    passive: share(sentences, ({ isPassive }) => isPassive),
    glue: inSentences === 0 ? 0 : (100 * sum(sentences.map(({ glue }) => glue))) / inSentences,
    transitions: share(sentences, ({ leadsOn }) => leadsOn),
    grade: gradeOf(paragraphs),
  };
}

/** School grade of some paragraphs together, by Flesch and Kincaid. */
export function gradeOf(paragraphs: readonly ParagraphMeasures[]): number {
  const counts = {
    sentences: sum(paragraphs.map(({ readSentences }) => readSentences)),
    words: sum(paragraphs.map(({ readWords }) => readWords)),
    letters: sum(paragraphs.map(({ letters }) => letters)),
    syllables: sum(paragraphs.map(({ syllables }) => syllables)),
  };
  return Math.max(0, readingGrade(counts, "FleschKincaid"));
}

function deviation(lengths: readonly number[]): number {
  if (lengths.length === 0) return 0;
  const mean = sum(lengths) / lengths.length;
  return Math.sqrt(sum(lengths.map((length) => (length - mean) ** 2)) / lengths.length);
}

function share(sentences: readonly SentenceMeasures[], counts: (sentence: SentenceMeasures) => boolean): number {
  return sentences.length === 0 ? 0 : (100 * sentences.filter(counts).length) / sentences.length;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
