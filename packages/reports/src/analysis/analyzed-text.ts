import {
  type Dialect,
  type DocumentMeasures,
  defaultTargets,
  type Engine,
  type Finding,
  measureDocument,
  type Paragraph,
  type ParagraphMeasures,
  type Span,
  type Style,
  type Targets,
} from "@housestyle/engine";
import type { ReportBaseline } from "../baselines/baseline.ts";
import {
  type AnalyzedParagraph,
  placedSentence,
  type ReadSentence,
  type ReadWord,
  readParagraph,
} from "./analyzed-paragraph.ts";
import { lazy } from "./lazy.ts";
import type { OtherWords } from "./other-words.ts";

/** A paragraph of the text where it stands. Headings, lists and code have no sentences here. */
export interface ReadParagraph extends Span {
  readonly analyzed: AnalyzedParagraph;
  /** Those of `analyzed` with places of the text; made when asked for. */
  readonly sentences: readonly ReadSentence[];
  readonly measures: ParagraphMeasures;
}

/** A whole text, read once for all reports. Places are those of the text, UTF-16, ends exclusive. */
export interface AnalyzedText {
  /** The same for all readings of one text under edit. */
  readonly series: object;
  readonly text: string;
  readonly style: Style;
  readonly paragraphs: readonly ReadParagraph[];
  /** All sentences and words with places of the text: made when asked for, and anew after an edit. What is told under edit uses `paragraphNotes`. */
  readonly sentences: readonly ReadSentence[];
  readonly words: readonly ReadWord[];
  readonly measures: DocumentMeasures;
  /** What the writer is told. */
  readonly findings: readonly Finding[];
  /** The same, and what is told only to those who want to hear everything. */
  readonly remarks: readonly Finding[];
  /** What the text is held against, instead of what is usual in its style. */
  readonly like?: ReportBaseline;
  /** What the text is held to. */
  readonly targets: Targets;
  readonly otherWords?: OtherWords;
  /** Whether a team, or the writer, has decided something that the text could break. */
  readonly hasTeamRules: boolean;
}

/** What a text is read with. */
export interface AnalysisOptions {
  readonly paragraphs: readonly Paragraph[];
  readonly dialect: Dialect;
  readonly style: Style;
  readonly findings: readonly Finding[];
  /** Found with `picky` as well; the same as findings where nobody asked. */
  readonly remarks?: readonly Finding[] | undefined;
  readonly like?: ReportBaseline | undefined;
  /** What the text is held to, if not to what is usual for its style. */
  readonly targets?: Targets | undefined;
  readonly otherWords?: OtherWords | undefined;
  /** As in a reading; where nobody says, what was broken tells. */
  readonly hasTeamRules?: boolean | undefined;
}

/** Reads a text again and again as it is edited. */
export interface TextAnalyzer {
  /** Reads what has changed since the last time; what has not stays the same `AnalyzedParagraph`. */
  read(text: string, options: AnalysisOptions): AnalyzedText;
}

/** A reader for one text under edit. It keeps what the last reading needed and nothing older. */
export function createReader(engine: Engine): TextAnalyzer {
  let known: ReadCache = new Map();
  const series = {};
  return {
    read(text, options) {
      const { paragraphs, dialect } = options;
      const now: ReadCache = new Map();
      const read = paragraphs.map((paragraph) => {
        const analyzed =
          analyzedOf(now, paragraph, dialect) ??
          analyzedOf(known, paragraph, dialect) ??
          readParagraph(engine, paragraph, dialect);
        keep(now, paragraph, dialect, analyzed);
        return new PlacedParagraph(paragraph.start, analyzed);
      });
      known = now;
      return wholeReading(series, text, options, read);
    },
  };
}

/** By their letters, paragraphs that were read, each of its kind and with its stretches. */
type ReadCache = Map<
  string,
  { readonly paragraph: Paragraph; readonly dialect: Dialect; readonly analyzed: AnalyzedParagraph }[]
>;

const analyzedOf = (known: ReadCache, paragraph: Paragraph, dialect: Dialect): AnalyzedParagraph | undefined =>
  known.get(paragraph.text)?.find((kept) => kept.dialect === dialect && isSame(kept.paragraph, paragraph))?.analyzed;

function keep(known: ReadCache, paragraph: Paragraph, dialect: Dialect, analyzed: AnalyzedParagraph): void {
  const kept = known.get(paragraph.text);
  const entry = { paragraph, dialect, analyzed };
  if (kept === undefined) known.set(paragraph.text, [entry]);
  else if (!kept.some((other) => other.analyzed === analyzed)) kept.push(entry);
}

/** Whether two paragraphs of the same letters say the same. */
const isSame = (a: Paragraph, b: Paragraph): boolean =>
  a.kind === b.kind && spans(a.markup) === spans(b.markup) && spans(a.opaque) === spans(b.opaque);

/** Reads a text that has been cut into paragraphs and checked. */
export const readText = (engine: Engine, text: string, options: AnalysisOptions): AnalyzedText =>
  createReader(engine).read(text, options);

const spans = (list: readonly Span[] = []): string => list.map(({ start, end }) => `${start}-${end}`).join();

class PlacedParagraph implements ReadParagraph {
  readonly start: number;
  readonly end: number;
  readonly analyzed: AnalyzedParagraph;

  constructor(start: number, analyzed: AnalyzedParagraph) {
    this.start = start;
    this.end = start + analyzed.text.length;
    this.analyzed = analyzed;
  }

  get measures(): ParagraphMeasures {
    return this.analyzed.measures;
  }

  get sentences(): readonly ReadSentence[] {
    return this.analyzed.sentences.map((sentence) => placedSentence(sentence, this.start));
  }
}

function wholeReading(
  series: object,
  text: string,
  {
    style,
    findings,
    remarks = findings,
    like,
    otherWords,
    targets = defaultTargets(style),
    hasTeamRules,
  }: AnalysisOptions,
  paragraphs: readonly ReadParagraph[],
): AnalyzedText {
  const sentences = lazy(() => paragraphs.flatMap((paragraph) => paragraph.sentences));
  const words = lazy(() => sentences().flatMap((sentence) => sentence.words));
  const measures = lazy(() => measureDocument(paragraphs.map((paragraph) => paragraph.measures)));
  return {
    ...{ series, text, style, targets, findings, remarks, paragraphs },
    hasTeamRules: hasTeamRules ?? findings.some(({ kind }) => kind === "team"),
    ...(like && { like }),
    ...(otherWords && { otherWords }),
    get sentences() {
      return sentences();
    },
    get words() {
      return words();
    },
    get measures() {
      return measures();
    },
  };
}
