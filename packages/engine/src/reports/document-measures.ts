import { readingGrade } from "../language/reading-grade.ts";
import type { ParagraphMeasures, PronounUse, SentenceMeasures } from "./paragraph-measures.ts";

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
  /** Personal pronouns, of all words of running text. */
  readonly pronouns: number;
  /** Sentences that begin with one, of all. */
  readonly initialPronouns: number;
  /** Sentences of the longest paragraph. */
  readonly paragraph: number;
  /** Words of the reader (you) of those of reader and writer (we) together, from 0 to 1; 1 where there are none. */
  readonly weScore: number;
  /** Words that are written in more than one way. */
  readonly consistency: number;
  /** Acronyms that stand twice or more and are not introduced where they first do. */
  readonly acronyms: number;
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
    pronouns: inSentences === 0 ? 0 : (100 * sum(paragraphs.map(({ pronouns }) => pronouns.length))) / inSentences,
    initialPronouns: share(sentences, ({ opensWithPronoun }) => opensWithPronoun),
    paragraph: paragraphs.reduce((most, each) => Math.max(most, each.sentences.length), 0),
    weScore: weScoreOf(paragraphs),
    consistency: mixedWords(paragraphs).size,
    acronyms: unknownAcronyms(paragraphs).size,
  };
}

function weScoreOf(paragraphs: readonly ParagraphMeasures[]): number {
  const count = (whose: PronounUse["of"]): number =>
    sum(paragraphs.map(({ pronouns }) => pronouns.filter((pronoun) => pronoun.of === whose).length));
  const [readers, writers] = [count("reader"), count("writer")];
  return readers + writers === 0 ? 1 : readers / (readers + writers);
}

/** Keys of the words that a text writes in more than one way. */
export function mixedWords(paragraphs: readonly ParagraphMeasures[]): Set<string> {
  const forms = new Map<string, string>();
  const mixed = new Set<string>();
  for (const { variants } of paragraphs)
    for (const { key, form } of variants) {
      const known = forms.get(key);
      if (known === undefined) forms.set(key, form);
      else if (known !== form) mixed.add(key);
    }
  return mixed;
}

/** The acronyms that stand twice or more in a text without being introduced where they first do. */
export function unknownAcronyms(paragraphs: readonly ParagraphMeasures[]): Set<string> {
  const uses = new Map<string, { count: number; readonly defines: boolean }>();
  for (const { acronyms } of paragraphs)
    for (const { name, defines } of acronyms) {
      const known = uses.get(name);
      if (known) known.count++;
      else uses.set(name, { count: 1, defines });
    }
  return new Set([...uses].filter(([, { count, defines }]) => count > 1 && !defines).map(([name]) => name));
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
