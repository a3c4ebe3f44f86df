import { number } from "@housestyle/texts";
import { BarChart, LineChart, Sparkline } from "@housestyle/ui";
import { gallery } from "../../texts/gallery.ts";

const texts = gallery.charts;
const words = [12_400, 15_100, 19_800, null, 24_300, 26_900];

/** Numbers as pictures, and as numbers. */
export function ChartParts() {
  return (
    <>
      <LineChart
        caption={texts.line}
        labelHead={texts.head}
        labels={texts.months}
        series={[
          { name: texts.words, values: words },
          { name: texts.findings, values: [6200, 6800, 6100, 5900, 6300, 5400] },
        ]}
        format={number}
        numbersLabel={texts.numbers}
      />
      <BarChart
        caption={texts.bar}
        labelHead={texts.head}
        labels={texts.kinds}
        series={[
          { name: texts.shown, values: [140, 96, 60, 24] },
          { name: texts.accepted, values: [121, 70, 18, 20] },
        ]}
        numbersLabel={texts.numbers}
      />
      <p>
        {texts.spark} <Sparkline values={words} caption={texts.spark} />
      </p>
    </>
  );
}
