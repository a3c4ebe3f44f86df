import { holds } from "@housestyle/testing";
import fc from "fast-check";
import { expect, test } from "vitest";
import { elementOf, elementsOf, markupOf } from "../testing/elements.ts";
import { BarChart } from "./BarChart.tsx";
import type { ChartProps } from "./chart-props.ts";
import { LineChart } from "./LineChart.tsx";
import { plot } from "./plot.ts";
import { Sparkline } from "./Sparkline.tsx";

const chart: ChartProps = {
  caption: "Remarks fell by half in three weeks.",
  labelHead: "Week",
  labels: ["Mon", "Tue", "Wed"],
  series: [
    { name: "Spelling", values: [4, null, 2] },
    { name: "Grammar", values: [1, 3, 5] },
  ],
  format: (value) => `${value} remarks`,
  numbersLabel: "Show numbers",
};

const numbers = (markup: string, name: string, attribute: string) =>
  elementsOf(markup, name).map(({ attributes }) => Number(attributes[attribute]));

test.each([
  ["lines", LineChart, "circle"],
  ["bars", BarChart, "rect"],
] as const)("a picture of %s has its sentence for a name, and the numbers beside it", (_, Chart, mark) => {
  const markup = markupOf(<Chart {...chart} />);
  const picture = elementsOf(markup, "svg").find(({ attributes }) => attributes.role === "img");
  expect(picture?.attributes["aria-label"]).toBe(chart.caption);
  expect(elementOf(markup, "figcaption").text).toBe(chart.caption);
  expect(elementsOf(markup, "th").map(({ text }) => text)).toEqual([
    "Week",
    "Spelling",
    "Grammar",
    "Mon",
    "Tue",
    "Wed",
  ]);
  expect(elementsOf(markup, "td").map(({ text }) => text)).toEqual([
    "4 remarks",
    "1 remarks",
    "–",
    "3 remarks",
    "2 remarks",
    "5 remarks",
  ]);
  // A gap has no mark; every other value says its label and itself.
  const titles = elementsOf(markup, mark).map(({ text }) => text);
  expect(titles.filter((text) => text !== "")).toEqual([
    "Mon: 4 remarks",
    "Wed: 2 remarks",
    "Mon: 1 remarks",
    "Tue: 3 remarks",
    "Wed: 5 remarks",
  ]);
});

test("one series needs no key, several have one in their order", () => {
  expect(elementsOf(markupOf(<LineChart {...chart} />), "li").map(({ text }) => text)).toEqual(["Spelling", "Grammar"]);
  const single = markupOf(<BarChart {...chart} series={chart.series.slice(0, 1)} />);
  expect(elementsOf(single, "li")).toEqual([]);
});

test("of many points none is drawn: they would touch", () => {
  const days = (count: number) => {
    const labels = Array.from({ length: count }, (_, day) => `d${day}`);
    return markupOf(<LineChart {...chart} labels={labels} series={[{ name: "All", values: labels.map(() => 1) }]} />);
  };
  expect(elementsOf(days(40), "circle")).toHaveLength(40);
  expect(elementsOf(days(41), "circle")).toHaveLength(0);
  expect(elementOf(days(41), "path").attributes.d).toMatch(/^M/);
});

const amounts = fc.array(fc.option(fc.integer({ min: -500, max: 10_000 }), { nil: null }), {
  minLength: 1,
  maxLength: 12,
});

test("every bar stands on the line of nothing, inside the picture, and none covers its neighbour", () => {
  holds(
    fc.property(amounts, amounts, (one, other) => {
      const labels = Array.from({ length: Math.max(one.length, other.length) }, (_, at) => `l${at}`);
      const series = [
        { name: "a", values: one },
        { name: "b", values: other },
      ];
      const markup = markupOf(<BarChart {...chart} labels={labels} series={series} />);
      const area = plot(series, labels.length, 640);
      const bars = elementsOf(markup, "rect")
        .filter(({ text }) => text !== "")
        .map(({ attributes }) => ({
          x: Number(attributes.x),
          y: Number(attributes.y),
          width: Number(attributes.width),
          height: Number(attributes.height),
        }));
      expect(bars).toHaveLength([...one, ...other].filter((value) => value !== null).length);
      const nothing = area.y(0);
      for (const { x, y, width, height } of bars) {
        expect(Math.min(Math.abs(y - nothing), Math.abs(y + height - nothing))).toBeLessThan(1e-6);
        expect(x).toBeGreaterThanOrEqual(area.left);
        expect(x + width).toBeLessThanOrEqual(area.right);
        expect(y).toBeGreaterThanOrEqual(0);
        expect(y + height).toBeLessThanOrEqual(area.bottom + 1e-6);
      }
      const across = bars.toSorted((a, b) => a.x - b.x);
      for (const [at, bar] of across.entries()) {
        expect(bar.x + bar.width).toBeLessThanOrEqual((across[at + 1]?.x ?? Number.POSITIVE_INFINITY) + 1e-6);
      }
    }),
    { numRuns: 40 },
  );
});

test("a greater number stands higher", () => {
  holds(
    fc.property(fc.integer({ min: -999, max: 999 }), fc.integer({ min: -999, max: 999 }), (a, b) => {
      const { y } = plot([{ name: "a", values: [a, b] }], 2, 640);
      expect(Math.sign(y(a) - y(b))).toBe(Math.sign(b - a));
    }),
  );
});

test("labels that have no room for each other are left out, evenly, the first always there", () => {
  const shown = (count: number, label: string) => {
    const labels = Array.from({ length: count }, (_, at) => `${label}${at}`);
    const markup = markupOf(
      <LineChart {...chart} labels={labels} series={[{ name: "All", values: labels.map(() => 1) }]} />,
    );
    return elementsOf(markup, "text")
      .filter(({ text }) => text.startsWith(label))
      .map(({ text }) => Number(text.slice(label.length)));
  };
  expect(shown(5, "w")).toEqual([0, 1, 2, 3, 4]);
  const few = shown(60, "Week of November ");
  const step = few[1] ?? 0;
  expect(step).toBeGreaterThan(1);
  expect(few).toEqual(few.map((_, at) => at * step));
});

test("a line as small as a word stays in its place, whatever the numbers, and ends at the last known one", () => {
  const values = fc.array(fc.option(fc.integer({ min: -1e6, max: 1e6 }), { nil: null }), { maxLength: 20 });
  holds(
    fc.property(values, (given) => {
      const markup = markupOf(<Sparkline values={given} caption="Fewer each week" />);
      const points = numbers(markup, "circle", "cx");
      expect(points).toHaveLength(given.some((value) => value !== null) ? 1 : 0);
      const coordinates = elementOf(markup, "path").attributes.d?.match(/-?[\d.]+,-?[\d.]+/g) ?? [];
      for (const pair of coordinates) {
        const [x = Number.NaN, y = Number.NaN] = pair.split(",").map(Number);
        expect(x >= 0 && x <= 96 && y >= 0 && y <= 24).toBe(true);
      }
    }),
    { numRuns: 60 },
  );
  expect(elementOf(markupOf(<Sparkline values={[]} caption="Nothing yet" />), "svg").attributes).toMatchObject({
    role: "img",
    "aria-label": "Nothing yet",
  });
});
