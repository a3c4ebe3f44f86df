import type { Reducer } from "../../document/reducer.ts";
import { Summary } from "../../document/summary.ts";
import type { Tree } from "../../document/tree.ts";
import type { Finding } from "../../finding.ts";
import { findingOf } from "./finding-of.ts";
import type { DocumentLane, Template } from "./template.ts";
import type { TemplateReading } from "./template-reading.ts";

/** A template that has something to say of a whole document. */
export interface Judge {
  readonly template: Template;
  readonly document: DocumentLane;
}

/** What is said of a document at one of its things. */
export interface Placed<T> {
  readonly item: T;
  readonly findings: Finding[];
}

/** Templates that judge a document under edit, at the cost of the edit. */
export interface Judging<T> {
  /** What is said of the document, by paragraph: at most `mostPlaced` remarks a template, the first ones. */
  judge(document: Tree<T> | undefined): ReadonlyMap<number, Placed<T>>;
}

/** Nobody mends more than this at once, and an edit must not move thousands of underlines. */
const mostPlaced = 100;

type Row = readonly unknown[];

/** All judges as one reducer, their notes and sums side by side: a part of a document keeps one sum, not forty. */
const together = (judges: readonly Judge[]): Pick<Reducer<never, Row, Row, unknown>, "sum" | "merge"> => ({
  sum: (notes) => judges.map(({ document }, lane) => document.sum(notes[lane])),
  merge: (left, right) => judges.map(({ document }, lane) => document.merge(left[lane], right[lane])),
});

/** Makes templates ready to judge documents of things that hold texts and were read. What was summed up is kept. */
export function createJudging<T>(
  judges: readonly Judge[],
  readingOf: (item: T) => TemplateReading | undefined,
  textOf: (item: T) => string,
): Judging<T> {
  const summary = new Summary<T, Row, Row>(together(judges), (item) => readingOf(item)?.notes ?? []);

  /** Adds what one judge says of a document. */
  const place = ({ template, document }: Judge, lane: number, tree: Tree<T>, all: Map<number, Placed<T>>): void => {
    // The paragraph that was handed out last: a remark is always about that one.
    let item = tree.item;
    let left = mostPlaced;
    const hits = document.result(summary.of(tree)[lane], function* (enter) {
      for (const next of summary.walk(tree, (sums) => enter(sums[lane]))) {
        item = next.item;
        yield { paragraph: next.paragraph, note: next.note[lane] };
      }
    });
    for (const hit of hits) {
      if (left-- === 0) return;
      const findings: Finding[] = all.get(hit.paragraph)?.findings ?? [];
      findings.push(findingOf(template, hit, textOf(item)));
      all.set(hit.paragraph, { item, findings });
    }
  };

  return {
    judge(tree) {
      const all = new Map<number, Placed<T>>();
      if (tree) for (const [lane, judge] of judges.entries()) place(judge, lane, tree, all);
      return all;
    },
  };
}
