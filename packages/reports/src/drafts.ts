import type { Finding } from "@housestyle/engine";
import type { AnalyzedText } from "./analysis/analyzed-text.ts";
import { grouped } from "./notes/grouped.ts";
import { placeOf } from "./result/finding-places.ts";
import { withChanges } from "./result/lazy-places.ts";
import { measure } from "./result/measure.ts";
import { mostFrequent } from "./result/most-frequent.ts";
import type { Report } from "./result/report.ts";
import { texts } from "./texts/drafts.ts";

const { drafts: own } = texts;
const shown = 20;

/** Findings that only one of two drafts has. */
export interface Difference {
  /** Of the earlier draft, with its places. */
  readonly gone: readonly Finding[];
  readonly came: readonly Finding[];
}

const keyOf = ({ ruleId, text }: Finding): string => `${ruleId}\n${text.toLowerCase()}`;

/** Of each group what the other side has no partner for: the last ones, as texts mostly grow at their end. */
const unmatched = (own: readonly Finding[], others: readonly Finding[]): Finding[] => {
  const partners = grouped(others, keyOf);
  return [...grouped(own, keyOf)].flatMap(([key, all]) => all.slice(partners.get(key)?.length ?? 0));
};

const inOrder = (findings: readonly Finding[]): Finding[] => [...findings].sort((a, b) => a.start - b.start);

/** Which findings went and which came. One is the same where the same rule speaks of the same words, wherever they stand now. */
export const differenceOf = (before: readonly Finding[], after: readonly Finding[]): Difference => ({
  gone: inOrder(unmatched(before, after)),
  came: inOrder(unmatched(after, before)),
});

/** What has become of an earlier draft: which findings went and which came. Without one there is nothing to tell. */
export const drafts = (before: AnalyzedText | undefined): Report => ({
  id: "drafts",
  title: () => own.title,
  about: () => own.about,
  tell({ findings }) {
    if (!before) return { measures: [], graphs: [], places: [] };
    const { gone, came } = differenceOf(before.findings, findings);
    const wordsOf = ({ text }: Finding) => text;
    return {
      measures: [
        measure("gone", own.gone, gone.length),
        measure("came", own.came, came.length),
        { ...measure("findings", own.findings, findings.length), before: before.findings.length },
      ],
      graphs: [
        // What is gone stands nowhere in this draft.
        {
          title: own.whichGone,
          bars: mostFrequent(gone, wordsOf, shown).map(({ label, value }) => ({ label, value })),
        },
        { title: own.whichCame, bars: mostFrequent(came, wordsOf, shown) },
      ],
      places: came.map(placeOf),
    };
  },
});

/** A report that says beside each of its numbers what it was in an earlier draft, which is told about once. */
export const comparedWith =
  (before: AnalyzedText) =>
  (report: Report): Report => {
    let earlier: ReadonlyMap<string, number> | undefined;
    return {
      ...report,
      tell(reading) {
        const result = report.tell(reading);
        earlier ??= new Map(report.tell(before).measures.map(({ id, value }) => [id, value]));
        const were = earlier;
        const measures = result.measures.map((each) => {
          const was = were.get(each.id);
          return was === undefined ? each : { ...each, before: was };
        });
        return withChanges(result, { measures });
      },
    };
  };
