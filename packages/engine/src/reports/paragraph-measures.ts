import { type Analysis, analysis } from "../facts/analysis.ts";
import { defineLongFact } from "../facts/fact.ts";
import { type AcronymUse, acronymsIn } from "../language/acronyms.ts";
import { isGlue } from "../language/glue-words.ts";
import { beForms, passiveAt } from "../language/passive.ts";
import { firstPerson, isPronoun, personalPronoun, secondPerson } from "../language/pronouns.ts";
import { countsInSteps } from "../language/reading-grade.ts";
import { isRunning, wordCount, wordsOf } from "../language/sentence-measures.ts";
import { type Variant, variantOf } from "../language/variants.ts";
import type { Span } from "../text/span.ts";
import { type Steps, stretches } from "../text/steps.ts";
import type { Token } from "../text/token.ts";
import { hasTransition } from "./transition-words.ts";

/** The measures of one sentence. Its span counts from the start of the paragraph. */
export interface SentenceMeasures extends Span {
  readonly words: number;
  /** The number of glue words. */
  readonly glue: number;
  readonly isPassive: boolean;
  readonly leadsOn: boolean;
  /** Whether the first word is a personal pronoun. */
  readonly opensWithPronoun: boolean;
}

/** The measures of one paragraph. Headings, lists, and code count words but no sentences. */
export interface ParagraphMeasures {
  readonly words: number;
  readonly sentences: readonly SentenceMeasures[];
  /** What readability formulas count, in running text only. */
  readonly letters: number;
  readonly syllables: number;
  /** Words and sentences as those formulas count them, without figures. */
  readonly readWords: number;
  readonly readSentences: number;
  /** Personal pronouns outside quotations, in text order. */
  readonly pronouns: readonly PronounUse[];
  /** Words with several spellings, in text order. */
  readonly variants: readonly (Variant & Span)[];
  readonly acronyms: readonly AcronymUse[];
}

/** A personal pronoun at its place: for the writer (we), the reader (you), or others. */
export interface PronounUse extends Span {
  readonly of: "writer" | "reader" | "others";
}

/** Acronyms that never need an introduction, besides the everyday ones. */
const familiar: ReadonlySet<string> = new Set(["API", "PDF", "HTML", "URL", "HTTP", "HTTPS"]);

const be = new Set(beForms);

/** The measures of a paragraph without words. */
export const emptyParagraph: ParagraphMeasures = {
  words: 0,
  sentences: [],
  letters: 0,
  syllables: 0,
  readWords: 0,
  readSentences: 0,
  pronouns: [],
  variants: [],
  acronyms: [],
};

/** The fact of a paragraph's measures. */
export const measures = defineLongFact({ id: "measures", needs: [analysis], make: ([a]) => measureParagraph(a) });

function* measureParagraph(a: Analysis): Steps<ParagraphMeasures> {
  const words = wordCount(a);
  const variants = a.kind === "code" ? [] : yield* inStretches(a.tokens, (token) => variantIn(a, token));
  const named = { variants, acronyms: acronymsIn(a, familiar) };
  yield;
  if (!isRunning(a)) return { words, ...noSentences, ...named };
  const { letters, syllables, words: readWords, sentences: readSentences } = yield* countsInSteps(a);
  const sentences = yield* inStretches(a.sentences, (_, index) => measureSentence(a, index));
  const pronouns = yield* inStretches(a.tokens, (_, index) => pronounIn(a, index));
  return { words, sentences, letters, syllables, readWords, readSentences, pronouns, ...named };
}

const noSentences = { sentences: [], letters: 0, syllables: 0, readWords: 0, readSentences: 0, pronouns: [] };

/** Collects what a function finds at some of many items, in order. */
function* inStretches<T, Found>(
  things: readonly T[],
  find: (thing: T, index: number) => Found | undefined,
): Steps<Found[]> {
  const all: Found[] = [];
  for (const { first, last } of stretches(things.length)) {
    for (const [i, thing] of things.slice(first, last).entries()) {
      const found = find(thing, first + i);
      if (found !== undefined) all.push(found);
    }
    yield;
  }
  return all;
}

function pronounIn(a: Analysis, index: number): PronounUse | undefined {
  const token = a.tokens[index];
  if (!token || !isPronoun(a, index, personalPronoun)) return undefined;
  const { start, end, lower } = token;
  const of = firstPerson.test(lower) ? "writer" : secondPerson.test(lower) ? "reader" : "others";
  return { start, end, of };
}

function variantIn(a: Analysis, token: Token): (Variant & Span) | undefined {
  const variant = variantOf(a, token);
  return variant && { ...variant, start: token.start, end: token.end };
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
    opensWithPronoun: isPronoun(a, sentence.first, personalPronoun),
  };
}

function isPassive(a: Analysis, first: number, last: number): boolean {
  for (let at = first; at < last; at++) {
    if (be.has(a.tokens[at]?.lower ?? "") && passiveAt(a, at) !== undefined) return true;
  }
  return false;
}
