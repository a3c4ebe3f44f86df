import type { Dialect, Engine, Paragraph, ParagraphMeasures, Span, TokenInfo } from "@housestyle/engine";
import { syllables } from "@housestyle/engine";
import { grouped } from "../notes/grouped.ts";

/** A word of running text where it stands. */
export interface ReadWord extends Span {
  readonly text: string;
  readonly lower: string;
  /** What it is called by in a list: the form of a dictionary, but for plurals that have no singular of that sense. */
  readonly lemma: string;
  /** Universal part-of-speech tag. */
  readonly tag: string;
  /** A figure has none. */
  readonly syllables: number;
}

/** A sentence of running text; its span goes from its first token to its last. */
export interface ReadSentence extends Span {
  readonly words: readonly ReadWord[];
  /** How many words it has with what stands for one: code, addresses, formulas. */
  readonly length: number;
  /** Words and marks. */
  readonly tokens: readonly TokenInfo[];
}

/**
 * What a paragraph says, wherever it stands: places count from its first letter. It stays the same object for as long as the
 * paragraph does, and two paragraphs that say the same may share it.
 */
export interface AnalyzedParagraph {
  readonly text: string;
  /** Stretches of `text` that are not there for the reader. */
  readonly markup: readonly Span[];
  readonly kind: Paragraph["kind"];
  /** Of running text: headings, lists and code have none. */
  readonly sentences: readonly ReadSentence[];
  readonly words: readonly ReadWord[];
  readonly measures: ParagraphMeasures;
  /** What was noted of it, by the number of the function: `paragraph-notes.ts` alone reads and writes it. */
  readonly notes: unknown[];
}

/** Kinds of paragraphs whose sentences are measured. */
const running: ReadonlySet<string> = new Set(["prose", "dialogue"]);

/** Reads one paragraph. */
export function readParagraph(engine: Engine, paragraph: Paragraph, dialect: Dialect): AnalyzedParagraph {
  const { text, kind, markup = [] } = paragraph;
  const sentences = running.has(kind) ? sentencesOf(engine.tokens(paragraph, dialect)) : [];
  return {
    ...{ text, markup, kind, sentences },
    words: sentences.flatMap(({ words }) => words),
    measures: engine.measure(paragraph, dialect),
    notes: [],
  };
}

function sentencesOf(tokens: readonly TokenInfo[]): ReadSentence[] {
  return [...grouped(tokens, ({ sentence }) => sentence).values()].flatMap((own) => {
    const words = own.filter(({ isWord }) => isWord).map(wordOf);
    const [start, end] = [own[0]?.start ?? 0, own.at(-1)?.end ?? 0];
    return words.length === 0 ? [] : [{ start, end, words, length: own.filter(counts).length, tokens: own }];
  });
}

/** What is read in place of a word is a noun, but no word. */
const counts = ({ isWord, partOfSpeech }: TokenInfo): boolean => isWord || partOfSpeech === "NOUN";

/** Fields, habits and what is counted in heaps: “politics” is not what several politics are. Written by us. */
const plural =
  /^(?:politics|economics|physics|statistics|mathematics|ethics|linguistics|genetics|athletics|electronics|logistics|dynamics|acoustics|aesthetics|robotics|tactics|analytics|data|media)$/u;

function wordOf({ start, end, text, lemma: formal, partOfSpeech }: TokenInfo): ReadWord {
  const lower = text.toLowerCase();
  const lemma = plural.test(lower) ? lower : formal;
  const sounds = /\p{L}/u.test(text) ? syllables(lower) : 0;
  return { start, end, text, lower, lemma, tag: partOfSpeech, syllables: sounds };
}

const moved = <T extends Span>(thing: T, by: number): T => ({ ...thing, start: thing.start + by, end: thing.end + by });

/** A sentence where it stands in its text. */
export const placedSentence = ({ start, end, length, words, tokens }: ReadSentence, by: number): ReadSentence => ({
  ...{ start: start + by, end: end + by, length },
  words: words.map((word) => moved(word, by)),
  tokens: tokens.map((token) => moved(token, by)),
});
