import { number } from "@housestyle/texts";
import { BarChart, LineChart } from "@housestyle/ui";
import { analytics } from "../../texts/analytics.ts";
import { bucketName, type TeamInsights } from "./insights.ts";

const texts = analytics.charts;
const whole = (value: number) => number(Math.round(value));

/** How the period went, in four pictures, each with its numbers. */
export function Pictures({ insights }: { readonly insights: TeamInsights }) {
  const { Series, Period } = insights;
  // Axes without anything on them say nothing.
  if (Series.every(({ Words, Shown, ActiveMembers }) => Words + Shown + ActiveMembers === 0)) return null;
  const shared = {
    labelHead: texts.date,
    labels: Series.map(({ Date: date }) => bucketName(date, Period)),
    numbersLabel: analytics.numbers,
    format: whole,
  };
  return (
    <div className="pictures">
      <BarChart
        {...shared}
        caption={texts.wordsCaption}
        series={[{ name: texts.words, values: Series.map(({ Words }) => Words) }]}
      />
      <LineChart
        {...shared}
        caption={texts.remarks}
        series={[
          { name: texts.shown, values: Series.map(({ Shown }) => Shown) },
          { name: texts.accepted, values: Series.map(({ Accepted }) => Accepted) },
          { name: texts.ignored, values: Series.map(({ Ignored }) => Ignored) },
        ]}
      />
      {Series.some(({ Score }) => Score !== null) ? (
        <LineChart
          {...shared}
          caption={texts.scoreCaption}
          series={[{ name: texts.score, values: Series.map(({ Score }) => Score) }]}
        />
      ) : null}
      {insights.TeamId === null ? null : (
        <BarChart
          {...shared}
          caption={texts.peopleCaption}
          series={[{ name: texts.people, values: Series.map(({ ActiveMembers }) => ActiveMembers) }]}
        />
      )}
    </div>
  );
}
