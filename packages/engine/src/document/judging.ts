import type { Finding } from "../findings/finding.ts";
import type { Hit, OfDocument } from "../rule/rule.ts";
import type { Reducer } from "./reducer.ts";
import type { SumTree } from "./sum-tree.ts";
import { Summary } from "./summary.ts";

/** A rule about whole documents. */
export interface JudgingRule {
  readonly document: OfDocument<never>;
  readonly findingOf: (hit: Hit, text: string) => Finding;
}

/** The notes of a paragraph, one for each document rule. */
export type Notes = readonly unknown[];

/** The findings of document rules in one paragraph. */
export interface ItemFindings<T> {
  readonly item: T;
  readonly findings: Finding[];
}

/** Applies document rules while a document is edited, at the cost of the edit. */
export interface Judging<T> {
  /** Returns the findings of the document by paragraph: the first `mostPlaced` of each rule. */
  judge(document: SumTree<T> | undefined): ReadonlyMap<number, ItemFindings<T>>;
}

/** No one corrects more than this at once, and an edit must not move thousands of underlines. */
const mostPlaced = 100;

/** The notes of a paragraph in which no document rule notes anything. */
export const noNotes: Notes = [];
/** The sum of such paragraphs, which adds nothing to others. */
const noSums: Notes = [];

/** Combines all document rules into one reducer, so that each part of a document keeps one sum instead of forty. */
const together = (judges: readonly JudgingRule[]): Pick<Reducer<never, Notes, Notes, unknown>, "sum" | "merge"> => ({
  sum: (notes) => (notes === noNotes ? noSums : judges.map(({ document }, lane) => document.sum(notes[lane]))),
  merge(left, right) {
    if (left === noSums || right === noSums) return left === noSums ? right : left;
    return judges.map(({ document }, lane) => document.merge(left[lane], right[lane]));
  },
});

/** Prepares document rules for documents whose items hold texts that were read. Sums are kept. */
export function createJudging<T>(
  judges: readonly JudgingRule[],
  notesOf: (item: T) => Notes | undefined,
  textOf: (item: T) => string,
): Judging<T> {
  const summary = new Summary<T, Notes, Notes>(together(judges), (item) => notesOf(item) ?? noNotes);

  /** Adds the findings of one rule. */
  const place = (
    { findingOf, document }: JudgingRule,
    lane: number,
    tree: SumTree<T>,
    all: Map<number, ItemFindings<T>>,
  ): void => {
    // The paragraph that was walked to last; a finding is always about that one.
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

/** Merges the findings of two rules by paragraph. */
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
