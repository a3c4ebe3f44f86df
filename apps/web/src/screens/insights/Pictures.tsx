import { date, number } from "@housestyle/texts";
import { BarChart } from "@housestyle/ui";
import { insights } from "../../texts/insights.ts";
import type { Insight } from "./story.ts";

const texts = insights.charts;

/** The seven days, each picture with its numbers. */
export function Pictures({ days }: { readonly days: Insight["Days"] }) {
  const shared = {
    labelHead: texts.day,
    labels: days.map(({ Date: day }) => date(day, { weekday: "short", timeZone: "UTC" })),
    numbersLabel: insights.numbers,
    format: (value: number) => number(Math.round(value)),
  };
  return (
    <div className="insight-pictures">
      {days.some(({ Words }) => Words > 0) ? (
        <BarChart
          {...shared}
          caption={texts.wordsCaption}
          series={[{ name: texts.words, values: days.map(({ Words }) => Words) }]}
        />
      ) : null}
      {days.some(({ Accepted, Ignored }) => Accepted + Ignored > 0) ? (
        <BarChart
          {...shared}
          caption={texts.remarksCaption}
          series={[
            { name: texts.accepted, values: days.map(({ Accepted }) => Accepted) },
            { name: texts.ignored, values: days.map(({ Ignored }) => Ignored) },
          ]}
        />
      ) : null}
    </div>
  );
}
