import { Axes } from "./Axes.tsx";
import { ChartFrame } from "./ChartFrame.tsx";
import type { ChartProps } from "./chart-props.ts";
import { type Plot, plot } from "./plot.ts";

/** Amounts side by side. Bars of several series differ by fill and outline, not by colour alone. */
export function BarChart(props: ChartProps) {
  const { caption, series, labels, format = String } = props;
  return (
    <ChartFrame {...props} swatch="bar">
      {(width) => {
        const area = plot(series, labels.length, width);
        return (
          <svg className="chart-picture" viewBox={`0 0 ${area.width} ${area.height}`} role="img" aria-label={caption}>
            <Axes area={area} labels={labels} format={format} x={area.bandX} />
            {series.map((line, at) => (
              <g key={line.name} className={`chart-${at % 5}`}>
                {labels.map((label, index) => {
                  const value = line.values[index];
                  if (value === null || value === undefined) return null;
                  return (
                    <rect key={label} className="chart-bar" {...barAt(area, index, at, series.length, value)}>
                      <title>{`${label}: ${format(value)}`}</title>
                    </rect>
                  );
                })}
              </g>
            ))}
          </svg>
        );
      }}
    </ChartFrame>
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
