import type { Improvements as Changes } from "@housestyle/contract";
import { date, number } from "@housestyle/texts";
import { Disclosure, LineChart, Select, Skeleton } from "@housestyle/ui";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { ask } from "../../app/ask.ts";
import { type FigureColumn, FigureTable } from "../../app/FigureTable.tsx";
import { server } from "../../app/server.ts";
import { improvements as texts } from "../../texts/improvements.ts";
import { insights } from "../../texts/insights.ts";
import { Practice } from "./Practice.tsx";

const spans = [8, 12, 26, 52] as const;
/** The most categories in the chart. */
const mostLines = 4;

/** How a person's writing changed over months: categories by week, what became rarer, and what to practice next. */
export default function Improvements() {
  const [weeks, setWeeks] = useState<number>(12);
  const read = useQuery({
    queryKey: ["improvements", weeks],
    queryFn: ({ signal }) => ask(server.readImprovements(undefined, { query: { weeks }, signal })),
    placeholderData: keepPreviousData,
  });
  return (
    <section className="insight-progress" aria-label={texts.title}>
      <h2 className="figures-head">{texts.title}</h2>
      <Select
        inline
        label={texts.span}
        value={String(weeks)}
        options={spans.map((each) => ({ value: String(each), label: texts.weeks(each) }))}
        onChange={(value) => setWeeks(Number(value))}
      />
      <p className="figures-about">{texts.about(weeks)}</p>
      {read.data ? <Progress changes={read.data} /> : <Skeleton lines={3} />}
    </section>
  );
}

function Progress({ changes }: { readonly changes: Changes }) {
  if (changes.Kinds.length === 0) return <p>{texts.empty}</p>;
  const better = changes.Rules.filter(({ Trend }) => Trend === "less");
  return (
    <>
      <Chart changes={changes} />
      <p>{texts.streak(changes.LongestStreak)}</p>
      <h3 className="insight-subhead">{texts.better}</h3>
      {better.length === 0 ? <p>{texts.betterNone}</p> : null}
      <ul className="insight-list">
        {better.map(({ RuleId, Name, Per1000Before, Per1000 }) => (
          <li key={RuleId}>{texts.betterLine(Name, Per1000Before ?? 0, Per1000 ?? 0)}</li>
        ))}
      </ul>
      <Practice rules={changes.Rules.filter(({ RuleId }) => changes.Practice.includes(RuleId))} />
      <Disclosure summary={texts.rules}>
        <FigureTable title={texts.rules} rows={changes.Rules} keyOf={({ RuleId }) => RuleId} columns={columns} />
      </Disclosure>
    </>
  );
}

const rate = (value: number | null) => (value === null ? texts.missing : number(value));
const columns: readonly FigureColumn<Changes["Rules"][number]>[] = [
  { head: texts.rule, cell: ({ Name }) => Name },
  { head: texts.accepted, cell: ({ Accepted, Shown }) => texts.of(Accepted, Shown), isNumber: true },
  { head: texts.before, cell: ({ Per1000Before }) => rate(Per1000Before), isNumber: true },
  { head: texts.now, cell: ({ Per1000 }) => rate(Per1000), isNumber: true },
  { head: texts.trend, cell: ({ Trend }) => texts.trends[Trend] },
];

/** The most frequent categories by week. A week with too few words has no point. */
function Chart({ changes: { Weeks, Kinds } }: { readonly changes: Changes }) {
  const series = Kinds.slice(0, mostLines).map(({ Report, Category, Name }) => ({
    name: Name,
    values: Weeks.map(({ TextWords, Kinds: own }) => {
      const kind = own.find((each) => each.Report === Report && each.Category === Category);
      // A week with enough words in which a category did not occur.
      return kind ? kind.Per1000 : TextWords >= 300 ? 0 : null;
    }),
  }));
  return (
    <LineChart
      caption={texts.chart}
      labelHead={texts.week}
      labels={Weeks.map(({ Week }) => date(Week, { month: "short", day: "numeric", timeZone: "UTC" }))}
      series={series}
      format={number}
      numbersLabel={insights.numbers}
    />
  );
}
