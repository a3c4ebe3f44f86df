import { Axes } from "./Axes.tsx";
import { ChartFrame, type ChartProps } from "./ChartFrame.tsx";
import { plot } from "./plot.ts";

/** Amounts side by side. Bars of several series differ by pattern, not by colour alone. */
export function BarChart(props: ChartProps) {
  const { series, labels, format = String } = props;
  const area = plot(series, labels.length);
  const group = Math.min(area.band * 0.7, 48 * series.length);
  const bar = group / Math.max(1, series.length);
  return (
    <ChartFrame {...props}>
      <svg className="chart-picture" viewBox={`0 0 ${area.width} ${area.height}`} role="img" aria-label={props.caption}>
        <Axes area={area} labels={labels} format={format} x={area.bandX} />
        {series.map((line, at) => (
          <g key={line.name} className={`chart-${at % 5}`}>
            {line.values.map((value, index) => {
              if (value === null) return null;
              const top = Math.min(area.y(value), area.y(0));
              return (
                <rect
                  // biome-ignore lint/suspicious/noArrayIndexKey: a bar has no other name than its place
                  key={index}
                  className="chart-bar"
                  x={area.bandX(index) - group / 2 + at * bar}
                  y={top}
                  width={Math.max(1, bar - 2)}
                  height={Math.abs(area.y(value) - area.y(0))}
                >
                  <title>{`${labels[index] ?? ""}: ${format(value)}`}</title>
                </rect>
              );
            })}
          </g>
        ))}
      </svg>
    </ChartFrame>
  );
}
