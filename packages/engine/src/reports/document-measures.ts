import type { Reducer } from "../document/reducer.ts";
import { type AcronymUses, addUses, unintroduced, usesOf, usesOfBoth } from "../language/acronyms.ts";
import { readingGrade } from "../language/reading-grade.ts";
import { emptyParagraph, type ParagraphMeasures, type SentenceMeasures } from "./paragraph-measures.ts";

/** The measures of a whole text. Shares are percentages; all values are 0 for a text without sentences. */
export interface DocumentMeasures {
  readonly words: number;
  readonly sentences: number;
  /** The average number of words per sentence. */
  readonly averageSentence: number;
  /** The number of words in the longest sentence. */
  readonly longestSentence: number;
  /** The standard deviation of sentence length, in words. */
  readonly variety: number;
  /** The share of sentences in the passive voice. */
  readonly passive: number;
  /** The share of glue words. */
  readonly glue: number;
  /** The share of sentences with a transition. */
  readonly transitions: number;
  /** The reading grade (Flesch–Kincaid). */
  readonly grade: number;
  /** The share of personal pronouns among the words of running text. */
  readonly pronouns: number;
  /** The share of sentences that start with a personal pronoun. */
  readonly initialPronouns: number;
  /** The number of sentences in the longest paragraph. */
  readonly paragraph: number;
  /** “You” among “you”, “I”, and “we” together, from 0 to 1; 1 for a text with none of them. */
  readonly weScore: number;
  /** The number of words that are written in more than one way. */
  readonly consistency: number;
  /** The number of repeated acronyms that are not defined on first use. */
  readonly acronyms: number;
}

/** What is summed up over paragraphs. */
const added = [
  "words",
  "sentences",
  "inSentences",
  "squares",
  "passive",
  "glue",
  "transitions",
  "initialPronouns",
  "pronouns",
  "readers",
  "writers",
  "readSentences",
  "readWords",
  "letters",
  "syllables",
] as const;

/** The sum of a part of a text. */
interface Sums extends Readonly<Record<(typeof added)[number], number>> {
  readonly longestSentence: number;
  readonly longestParagraph: number;
  /** How each word with several spellings is written; undefined for one that is written in more than one way. */
  readonly forms: ReadonlyMap<string, string | undefined>;
  readonly acronyms: AcronymUses;
}

function sumsOf(paragraph: ParagraphMeasures): Sums {
  const { words, sentences, pronouns, readSentences, readWords, letters, syllables } = paragraph;
  const total = (of: (sentence: SentenceMeasures) => number): number =>
    sentences.reduce((sum, sentence) => sum + of(sentence), 0);
  const count = (is: (sentence: SentenceMeasures) => boolean): number => sentences.filter(is).length;
  return {
    words,
    sentences: sentences.length,
    inSentences: total((sentence) => sentence.words),
    squares: total((sentence) => sentence.words ** 2),
    passive: count(({ isPassive }) => isPassive),
    glue: total(({ glue }) => glue),
    transitions: count(({ leadsOn }) => leadsOn),
    initialPronouns: count(({ opensWithPronoun }) => opensWithPronoun),
    pronouns: pronouns.length,
    readers: pronouns.filter(({ of }) => of === "reader").length,
    writers: pronouns.filter(({ of }) => of === "writer").length,
    readSentences,
    readWords,
    letters,
    syllables,
    longestSentence: sentences.reduce((most, sentence) => Math.max(most, sentence.words), 0),
    longestParagraph: sentences.length,
    forms: formsOf(paragraph.variants),
    acronyms: usesOf(paragraph.acronyms),
  };
}

type Forms = Sums["forms"];

function formsOf(variants: ParagraphMeasures["variants"]): Forms {
  const forms = new Map<string, string | undefined>();
  for (const { key, form } of variants) forms.set(key, forms.has(key) && forms.get(key) !== form ? undefined : form);
  return forms;
}

function formsOfBoth(left: Forms, right: Forms): Forms {
  if (left.size === 0 || right.size === 0) return left.size === 0 ? right : left;
  const forms = new Map(left);
  addForms(forms, right);
  return forms;
}

function addForms(forms: Map<string, string | undefined>, right: Forms): void {
  for (const [key, form] of right) forms.set(key, forms.has(key) && forms.get(key) !== form ? undefined : form);
}

function sumsOfBoth(left: Sums, right: Sums): Sums {
  const sums = {
    ...left,
    longestSentence: Math.max(left.longestSentence, right.longestSentence),
    longestParagraph: Math.max(left.longestParagraph, right.longestParagraph),
    forms: formsOfBoth(left.forms, right.forms),
    acronyms: usesOfBoth(left.acronyms, right.acronyms),
  };
  for (const key of added) sums[key] += right[key];
  return sums;
}

/** The sums of paragraphs, cached as long as these exist. */
const known = new WeakMap<ParagraphMeasures, Sums>();

/** Returns the sum of all paragraphs of a text; the same as merging them one by one, but faster. */
function sumsOfAll(paragraphs: readonly ParagraphMeasures[]): Sums {
  const forms = new Map<string, string | undefined>();
  const acronyms = new Map(emptySums.acronyms);
  const whole = { ...emptySums, forms, acronyms };
  for (const paragraph of paragraphs) {
    const sums = known.get(paragraph) ?? sumsOf(paragraph);
    known.set(paragraph, sums);
    for (const key of added) whole[key] += sums[key];
    whole.longestSentence = Math.max(whole.longestSentence, sums.longestSentence);
    whole.longestParagraph = Math.max(whole.longestParagraph, sums.longestParagraph);
    addForms(forms, sums.forms);
    addUses(acronyms, sums.acronyms);
  }
  return whole;
}

/**
 * Sums up the measures of paragraphs.
 * @example
 * const engine = createEngine(await readAssets());
 * measureDocument(engine.paragraphs("She ate an apple.").map((each) => engine.measure(each))).words; // 4
 */
export const measureDocument = (paragraphs: readonly ParagraphMeasures[]): DocumentMeasures =>
  measuresOf(sumsOfAll(paragraphs));

const percent = (part: number, whole: number): number => (whole === 0 ? 0 : (100 * part) / whole);

/** Acronyms are introduced from the second use on. */
const usesOfAcronym = 2;

function measuresOf(sums: Sums): DocumentMeasures {
  const { words, sentences, inSentences, readers, writers } = sums;
  return {
    words,
    sentences,
    averageSentence: sentences === 0 ? 0 : inSentences / sentences,
    longestSentence: sums.longestSentence,
    variety: sentences === 0 ? 0 : Math.sqrt(Math.max(0, sentences * sums.squares - inSentences ** 2)) / sentences,
    passive: percent(sums.passive, sentences),
    glue: percent(sums.glue, inSentences),
    transitions: percent(sums.transitions, sentences),
    grade: gradeOf(sums),
    pronouns: percent(sums.pronouns, inSentences),
    initialPronouns: percent(sums.initialPronouns, sentences),
    paragraph: sums.longestParagraph,
    weScore: readers + writers === 0 ? 1 : readers / (readers + writers),
    consistency: mixedIn(sums).length,
    acronyms: unintroduced(sums.acronyms, usesOfAcronym).length,
  };
}

const mixedIn = ({ forms }: Sums): string[] => [...forms].filter(([, form]) => form === undefined).map(([key]) => key);

/** What only the whole text shows about its words. */
export interface MixedUse {
  /** The keys of words that are written in more than one way. */
  readonly mixed: ReadonlySet<string>;
  /** Acronyms that occur at least twice and are not introduced at first use. */
  readonly unknown: ReadonlySet<string>;
}

/** A whole text with its measures and words. */
export interface Measured {
  readonly measures: DocumentMeasures;
  readonly use: MixedUse;
}

/** The measures of a document while its paragraphs change. */
export const documentMeasures: Reducer<ParagraphMeasures, ParagraphMeasures, Sums, Measured> = {
  note: (measures) => measures,
  sum: sumsOf,
  merge: sumsOfBoth,
  result: (sums) => ({
    measures: measuresOf(sums),
    use: { mixed: new Set(mixedIn(sums)), unknown: new Set(unintroduced(sums.acronyms, usesOfAcronym)) },
  }),
};

/** The measures of a text without paragraphs. */
export const emptySums = sumsOf(emptyParagraph);

/** Returns the school grade of a text (Flesch and Kincaid). */
export function gradeOf(counted: {
  readonly readSentences: number;
  readonly readWords: number;
  readonly letters: number;
  readonly syllables: number;
}): number {
  const { readSentences: sentences, readWords: words, letters, syllables } = counted;
  return Math.max(0, readingGrade({ sentences, words, letters, syllables }, "FleschKincaid"));
}
