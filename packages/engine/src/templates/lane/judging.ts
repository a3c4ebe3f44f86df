import type { Reducer } from "../../document/reducer.ts";
import { Summary } from "../../document/summary.ts";
import type { Tree } from "../../document/tree.ts";
import type { Finding } from "../../finding.ts";
import { findingOf } from "./finding-of.ts";
import type { DocumentLane, PlacedHit, Template } from "./template.ts";
import type { TemplateReading } from "./template-reading.ts";

/** A template that has something to say of a whole document. */
export interface Judge {
  readonly template: Template;
  readonly document: DocumentLane;
}

/** Templates that judge a document under edit, at the cost of the edit. */
export interface Judging<T> {
  /**
   * What is said of the document, by paragraph: at most `mostPlaced` remarks a template, the first ones. All paragraphs
   * have been read; `textOf` gives a paragraph's text.
   */
  judge(document: Tree<T> | undefined, textOf: (paragraph: number) => string): Map<number, Finding[]>;
}

/** Nobody mends more than this at once, and an edit must not move thousands of underlines. */
const mostPlaced = 100;

type Row = readonly unknown[];

/** All judges as one reducer, their notes and sums side by side: a part of a document keeps one sum, not forty. */
const together = (judges: readonly Judge[]): Pick<Reducer<never, Row, Row, unknown>, "sum" | "merge"> => ({
  sum: (notes) => judges.map(({ document }, lane) => document.sum(notes[lane])),
  merge: (left, right) => judges.map(({ document }, lane) => document.merge(left[lane], right[lane])),
});

/** Makes templates ready to judge documents of things that hold readings. What was summed up is kept. */
export function createJudging<T>(
  judges: readonly Judge[],
  readingOf: (item: T) => TemplateReading | undefined,
): Judging<T> {
  const summary = new Summary<T, Row, Row>(together(judges), (item) => readingOf(item)?.notes ?? []);

  /** What one judge says of a document. */
  const saidBy = ({ document }: Judge, lane: number, tree: Tree<T>): Iterable<PlacedHit> =>
    document.result(summary.of(tree)[lane], function* (enter) {
      for (const { paragraph, note } of summary.walk(tree, (sums) => enter(sums[lane])))
        yield { paragraph, note: note[lane] };
    });

  return {
    judge(tree, textOf) {
      const placed = new Map<number, Finding[]>();
      if (!tree || judges.length === 0) return placed;
      for (const [lane, judge] of judges.entries()) {
        let left = mostPlaced;
        for (const hit of saidBy(judge, lane, tree)) {
          if (left-- === 0) break;
          const there = placed.get(hit.paragraph) ?? [];
          there.push(findingOf(judge.template, hit, textOf(hit.paragraph)));
          placed.set(hit.paragraph, there);
        }
      }
      return placed;
    },
  };
}
