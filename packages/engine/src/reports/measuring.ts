import { itemsOf, type SumTree, treeOf } from "../document/sum-tree.ts";
import { Summary } from "../document/summary.ts";
import type { Span } from "../text/span.ts";
import { type DocumentMeasures, documentMeasures, emptySums, type Measured } from "./document-measures.ts";
import type { Goal, Target } from "./goals.ts";
import { offendersOf } from "./offenders.ts";
import type { ParagraphMeasures } from "./paragraph-measures.ts";

/** A document under edit in numbers, at the cost of the edit. All of its paragraphs have been measured. */
export interface Measuring<T> {
  measures(document: SumTree<T> | undefined): DocumentMeasures;
  /** The stretches of each paragraph that keep the text from a goal; looks at every paragraph. */
  offenders(document: SumTree<T> | undefined, goal: Goal, target: Target): Span[][];
}

/** Adds up documents of things that hold measures. What was added up is kept. */
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

/** The stretches of each of some paragraphs that keep the text they make from a goal, in text order. */
export const offendersIn = (paragraphs: readonly ParagraphMeasures[], goal: Goal, target: Target): Span[][] =>
  createMeasuring((measures: ParagraphMeasures) => measures).offenders(treeOf(paragraphs), goal, target);
