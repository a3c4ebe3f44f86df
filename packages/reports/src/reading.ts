import {
  type Dialect,
  type DocumentMeasures,
  type Engine,
  type Finding,
  measureDocument,
  type Paragraph,
  type ParagraphMeasures,
  type Span,
  type Style,
  syllables,
  type TokenInfo,
} from "@housestyle/engine";
import type { Baseline } from "./baselines/baseline.ts";
import { grouped } from "./grouped.ts";

/** A word of running text where it stands. */
export interface ReadWord extends Span {
  readonly text: string;
  readonly lower: string;
  readonly lemma: string;
  /** Universal part-of-speech tag. */
  readonly tag: string;
  /** A figure has none. */
  readonly syllables: number;
}

/** A sentence of running text; its span goes from its first token to its last. */
export interface ReadSentence extends Span {
  readonly words: readonly ReadWord[];
  /** Words and marks. */
  readonly tokens: readonly TokenInfo[];
}

/** A paragraph of the text. Headings, lists and code have no sentences here. */
export interface ReadParagraph extends Span {
  readonly sentences: readonly ReadSentence[];
  readonly measures: ParagraphMeasures;
}

/** A whole text, read once for all reports. Places are those of the text, UTF-16, ends exclusive. */
export interface Reading {
  readonly text: string;
  readonly style: Style;
  readonly paragraphs: readonly ReadParagraph[];
  readonly sentences: readonly ReadSentence[];
  readonly words: readonly ReadWord[];
  readonly measures: DocumentMeasures;
  /** What the writer is told. */
  readonly findings: readonly Finding[];
  /** The same, and what is told only to those who want to hear everything. */
  readonly remarks: readonly Finding[];
  /** What the text is held against, instead of what is usual in its style. */
  readonly like?: Baseline;
}

/** What a text is read with. */
export interface ReadOptions {
  readonly paragraphs: readonly Paragraph[];
  readonly dialect: Dialect;
  readonly style: Style;
  readonly findings: readonly Finding[];
  /** Found with `picky` as well; the same as findings where nobody asked. */
  readonly remarks?: readonly Finding[] | undefined;
  readonly like?: Baseline | undefined;
}

/** Kinds of paragraphs whose sentences are measured. */
const running: ReadonlySet<string> = new Set(["prose", "dialogue"]);

/** Reads a text that has been cut into paragraphs and checked. */
export function readText(engine: Engine, text: string, options: ReadOptions): Reading {
  const { paragraphs, dialect, style, findings, remarks = findings, like } = options;
  const read = paragraphs.map((paragraph): ReadParagraph => {
    const { start, kind } = paragraph;
    return {
      ...{ start, end: start + paragraph.text.length },
      sentences: running.has(kind) ? sentencesOf(engine.tokens(paragraph, dialect), start) : [],
      measures: engine.measure(paragraph, dialect),
    };
  });
  const sentences = read.flatMap((each) => each.sentences);
  return {
    ...{ text, style, findings, remarks, paragraphs: read, sentences },
    ...(like && { like }),
    words: sentences.flatMap(({ words }) => words),
    measures: measureDocument(read.map(({ measures }) => measures)),
  };
}

function sentencesOf(tokens: readonly TokenInfo[], from: number): ReadSentence[] {
  const placed = tokens.map((token) => ({ ...token, start: token.start + from, end: token.end + from }));
  const all = grouped(placed, ({ sentence }) => sentence);
  return [...all.values()].flatMap((own) => {
    const words = own.filter(({ isWord }) => isWord).map(wordOf);
    return words.length === 0 ? [] : [{ start: own[0]?.start ?? 0, end: own.at(-1)?.end ?? 0, words, tokens: own }];
  });
}

function wordOf({ start, end, text, lemma, partOfSpeech }: TokenInfo): ReadWord {
  const lower = text.toLowerCase();
  const sounds = /\p{L}/u.test(text) ? syllables(lower) : 0;
  return { start, end, text, lower, lemma, tag: partOfSpeech, syllables: sounds };
}
