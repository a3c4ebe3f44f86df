import type { ChartProps } from "./chart-props.ts";
import { marksOf } from "./marks-of.tsx";
import { Picture } from "./Picture.tsx";
import type { Plot } from "./plot.ts";

/** A bar chart. Bars of different series differ in fill and outline, not only in color. */
export function BarChart(props: ChartProps) {
  const { series, labels, format = String } = props;
  return (
    <Picture
      {...props}
      swatch="bar"
      xOf={({ bandX }) => bandX}
      draw={(line, at, area) =>
        marksOf(line, labels, format, (index, value, label, title) => (
          <rect key={label} className="chart-bar" {...barAt(area, index, at, series.length, value)}>
            {title}
          </rect>
        ))
      }
    />
  );
}

function barAt(area: Plot, index: number, at: number, count: number, value: number) {
  const group = Math.min(area.band * 0.7, 48 * count);
  const bar = group / Math.max(1, count);
  return {
    x: area.bandX(index) - group / 2 + at * bar,
    y: Math.min(area.y(value), area.y(0)),
    width: Math.max(1, bar - 2),
    height: Math.abs(area.y(value) - area.y(0)),
  };
}
