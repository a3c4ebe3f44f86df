import { itemsOf, type SumTree, treeOf } from "../document/sum-tree.ts";
import { Summary } from "../document/summary.ts";
import type { Span } from "../text/span.ts";
import { type DocumentMeasures, documentMeasures, emptySums, type Measured } from "./document-measures.ts";
import type { Goal, Target } from "./goals.ts";
import { offendersOf } from "./offenders.ts";
import type { ParagraphMeasures } from "./paragraph-measures.ts";

/** The measures of a document while it is edited, at the cost of the edit. All of its paragraphs have been measured. */
export interface Measuring<T> {
  measures(document: SumTree<T> | undefined): DocumentMeasures;
  /** Returns the spans in each paragraph that keep the text from a goal; looks at every paragraph. */
  offenders(document: SumTree<T> | undefined, goal: Goal, target: Target): Span[][];
}

/** Sums up documents whose items have measures. Sums are kept. */
export function createMeasuring<T>(measuresOf: (item: T) => ParagraphMeasures): Measuring<T> {
  const summary = new Summary(documentMeasures, measuresOf);
  const all = (document: SumTree<T> | undefined): Measured =>
    documentMeasures.result(document ? summary.of(document) : emptySums, (enter) => summary.walk(document, enter));
  return {
    measures: (document) => all(document).measures,
    offenders(document, goal, target) {
      const { use } = all(document);
      return itemsOf(document).map((item) => offendersOf(measuresOf(item), use, goal, target));
    },
  };
}

/** Returns the spans in each of some paragraphs that keep the text they form from a goal, in text order. */
export const offendersIn = (paragraphs: readonly ParagraphMeasures[], goal: Goal, target: Target): Span[][] =>
  createMeasuring((measures: ParagraphMeasures) => measures).offenders(treeOf(paragraphs), goal, target);
