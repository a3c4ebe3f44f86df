import { number } from "@housestyle/texts";
import { type FigureColumn, FigureTable } from "../../app/FigureTable.tsx";
import { insights as texts } from "../../texts/insights.ts";
import { changesIn, type Insight } from "./story.ts";

const { heads, parts } = texts;
const rate = (value: number | null) => (value === null ? texts.none : number(value));

type Habit = Insight["Kinds"][number] | Insight["Rules"][number];

const trend: FigureColumn<Habit> = { head: heads.trend, cell: ({ Trend }) => texts.trends[Trend] };
/** Few columns, so that they have room on a phone. */
const figures: readonly FigureColumn<Habit>[] = [
  { head: heads.accepted, cell: ({ Accepted, Shown }) => texts.of(Accepted, Shown), isNumber: true },
  { head: heads.now, cell: ({ Per1000 }) => rate(Per1000), isNumber: true },
  { head: heads.before, cell: ({ Per1000Before }) => rate(Per1000Before), isNumber: true },
  trend,
];

/** What a writer now does less and more often than before, and how often all of it occurs. */
export function Habits({ insight }: { readonly insight: Insight }) {
  const { Kinds, Rules, RulesBefore, Before } = insight;
  const ruleOf: FigureColumn<Insight["Rules"][number]> = { head: heads.rule, cell: ({ Name }) => Name };
  return (
    <>
      {Before && Kinds.length > 0 ? <Changes insight={insight} /> : null}
      <FigureTable
        title={parts.kinds}
        rows={Kinds}
        keyOf={({ Report, Category }) => `${Report}/${Category}`}
        columns={[{ head: heads.kind, cell: ({ Name }) => Name }, ...figures]}
      />
      <FigureTable title={parts.rules} rows={Rules} keyOf={({ RuleId }) => RuleId} columns={[ruleOf, ...figures]} />
      <FigureTable
        title={parts.rulesBefore}
        rows={RulesBefore}
        keyOf={({ RuleId }) => RuleId}
        columns={[
          ruleOf,
          { head: heads.shownBefore, cell: ({ ShownBefore }) => number(ShownBefore), isNumber: true },
          { head: heads.shown, cell: ({ Shown }) => number(Shown), isNumber: true },
          trend,
        ]}
      />
    </>
  );
}

function Changes({ insight }: { readonly insight: Insight }) {
  const told = changesIn(insight);
  const isKnown = insight.Kinds.some(({ Trend }) => Trend !== "unknown");
  return (
    <section className="insight-changes" aria-label={texts.changes.title}>
      <h2 className="figures-head">{texts.changes.title}</h2>
      {told.length > 0 ? (
        <ul>
          {told.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      ) : (
        <p>{isKnown ? texts.changes.none : texts.changes.unknown}</p>
      )}
    </section>
  );
}
