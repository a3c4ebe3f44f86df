import type { Finding } from "../findings/finding.ts";
import type { Hit, OfDocument } from "../rule/rule.ts";
import type { Reducer } from "./reducer.ts";
import type { SumTree } from "./sum-tree.ts";
import { Summary } from "./summary.ts";

/** Somebody who has something to say of a whole document. */
export interface JudgingRule {
  readonly document: OfDocument<never>;
  readonly findingOf: (hit: Hit, text: string) => Finding;
}

/** What the judges remember of a paragraph, one note each. */
export type Notes = readonly unknown[];

/** What is said of a document at one of its things. */
export interface ItemFindings<T> {
  readonly item: T;
  readonly findings: Finding[];
}

/** Judges of a document under edit, at the cost of the edit. */
export interface Judging<T> {
  /** What is said of the document, by paragraph: at most `mostPlaced` remarks a judge, the first ones. */
  judge(document: SumTree<T> | undefined): ReadonlyMap<number, ItemFindings<T>>;
}

/** Nobody mends more than this at once, and an edit must not move thousands of underlines. */
const mostPlaced = 100;

/** What is remembered of a paragraph of which no judge remembers anything. */
export const noNotes: Notes = [];
/** The sum of such paragraphs, which adds nothing to others. */
const noSums: Notes = [];

/** All judges as one reducer, their notes and sums side by side: a part of a document keeps one sum, not forty. */
const together = (judges: readonly JudgingRule[]): Pick<Reducer<never, Notes, Notes, unknown>, "sum" | "merge"> => ({
  sum: (notes) => (notes === noNotes ? noSums : judges.map(({ document }, lane) => document.sum(notes[lane]))),
  merge(left, right) {
    if (left === noSums || right === noSums) return left === noSums ? right : left;
    return judges.map(({ document }, lane) => document.merge(left[lane], right[lane]));
  },
});

/** Makes judges ready for documents of things that hold texts and were read. What was summed up is kept. */
export function createJudging<T>(
  judges: readonly JudgingRule[],
  notesOf: (item: T) => Notes | undefined,
  textOf: (item: T) => string,
): Judging<T> {
  const summary = new Summary<T, Notes, Notes>(together(judges), (item) => notesOf(item) ?? noNotes);

  /** Adds what one judge says of a document. */
  const place = (
    { findingOf, document }: JudgingRule,
    lane: number,
    tree: SumTree<T>,
    all: Map<number, ItemFindings<T>>,
  ): void => {
    // The paragraph that was handed out last: a remark is always about that one.
    let item = tree.item;
    let left = mostPlaced;
    const hits = document.result(summary.of(tree)[lane], function* (enter) {
      for (const next of summary.walk(tree, (sums) => sums !== noSums && enter(sums[lane]))) {
        if (next.note === noNotes) continue;
        item = next.item;
        yield { paragraph: next.paragraph, note: next.note[lane] };
      }
    });
    for (const hit of hits) {
      if (left-- === 0) return;
      const findings: Finding[] = all.get(hit.paragraph)?.findings ?? [];
      findings.push(findingOf(hit, textOf(item)));
      all.set(hit.paragraph, { item, findings });
    }
  };

  return {
    judge(tree) {
      const all = new Map<number, ItemFindings<T>>();
      if (!tree || summary.of(tree) === noSums) return all;
      for (const [lane, judge] of judges.entries()) place(judge, lane, tree, all);
      return all;
    },
  };
}

/** What two have said of one document, by paragraph. */
export function bothPlaced<T>(
  one: ReadonlyMap<number, ItemFindings<T>>,
  other: ReadonlyMap<number, ItemFindings<T>>,
): ReadonlyMap<number, ItemFindings<T>> {
  if (one.size === 0 || other.size === 0) return one.size === 0 ? other : one;
  const all = new Map(one);
  for (const [paragraph, { item, findings }] of other)
    all.set(paragraph, { item, findings: [...(one.get(paragraph)?.findings ?? []), ...findings] });
  return all;
}
