import type { Span } from "@housestyle/engine";
import type { AnalyzedText } from "../analysis/analyzed-text.ts";

/** What is usual in real writing of one kind: half of all pieces counted lie from `least` to `most`. */
export interface Norm {
  /** What was counted, in words: “published fiction”. */
  readonly of: string;
  readonly mean: number;
  readonly least: number;
  readonly most: number;
  /** Where it was counted, in words: how many texts and words, and of what kind. */
  readonly source: string;
}

/** One number a report tells. */
export interface Measure {
  readonly id: string;
  /** What it is, in words. */
  readonly label: string;
  readonly value: number;
  /** What it was in an earlier draft, where one is compared with. */
  readonly before?: number;
  /** How it is written: a plain number, a share of a hundred, or how often it comes in a thousand words. */
  readonly unit: "number" | "percent" | "perThousand";
  /** The range that is wanted, both ends included. */
  readonly target?: { readonly least?: number | undefined; readonly most?: number | undefined };
  /** What is usual in writing of this kind, where that has been counted. */
  readonly norm?: Norm;
}

/** A bar of a picture, its value beside it. */
export interface Bar {
  readonly label: string;
  readonly value: number;
  /** The measure of the report whose norm is the bar's, too. */
  readonly measure?: string;
  /** What is usual. */
  readonly usual?: Pick<Norm, "least" | "most">;
  /** Where in the text it comes from; often found only when it is asked for. */
  readonly places?: readonly Span[];
}

/** A picture that is told in numbers as well: one bar each, in their order. */
export interface Graph {
  readonly title: string;
  readonly bars: readonly Bar[];
  /** What its bars are counted in; a plain number if not said. */
  readonly unit?: Measure["unit"];
}

/** A stretch of the text that a report is about: UTF-16, end exclusive. */
export interface ReportSpan extends Span {
  /** Why it is told; often written only when it is asked for, as there may be thousands of places. */
  readonly note: string;
  /** What to write instead, best first. */
  readonly suggestions?: readonly string[];
  /** A stretch of another text to be read beside it. */
  readonly beside?: { readonly id?: string; readonly title: string; readonly text: string };
}

/** What a report says of one text. */
export interface ReportResult {
  readonly measures: readonly Measure[];
  readonly graphs: readonly Graph[];
  /** In text order. */
  readonly places: readonly ReportSpan[];
}

/** Something true about a whole text. Tells the same of the same text, and never throws. */
export interface Report {
  /** As the public API knows it; never changes once released. */
  readonly id: string;
  readonly title: () => string;
  /** What it tells, and where its formulas come from. */
  readonly about: () => string;
  /** In no list, but there for callers who name it: other reports tell it in parts, or a feature flag offers it. */
  readonly isVariant?: true;
  readonly tell: (reading: AnalyzedText) => ReportResult;
}
