import type { ReactNode } from "react";
import { Axes } from "./Axes.tsx";
import { ChartFrame } from "./ChartFrame.tsx";
import type { ChartProps, ChartSeries } from "./chart-props.ts";
import { type Plot, plot } from "./plot.ts";

/** A chart with its frame and axes. `draw` draws each series in its own style. */
export function Picture({
  swatch,
  xOf,
  draw,
  ...chart
}: ChartProps & {
  readonly swatch: "line" | "bar";
  /** Returns the position of each label. */
  readonly xOf: (area: Plot) => (index: number) => number;
  readonly draw: (series: ChartSeries, at: number, area: Plot) => ReactNode;
}) {
  const { caption, series, labels, format = String } = chart;
  return (
    <ChartFrame {...chart} swatch={swatch}>
      {(width) => {
        const area = plot(series, labels.length, width);
        return (
          <svg className="chart-picture" viewBox={`0 0 ${area.width} ${area.height}`} role="img" aria-label={caption}>
            <Axes area={area} labels={labels} format={format} x={xOf(area)} />
            {series.map((each, at) => (
              <g key={each.name} className={`chart-${at % 5}`}>
                {draw(each, at, area)}
              </g>
            ))}
          </svg>
        );
      }}
    </ChartFrame>
  );
}
