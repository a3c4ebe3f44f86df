import { Axes } from "./Axes.tsx";
import { ChartFrame } from "./ChartFrame.tsx";
import type { ChartProps, Series } from "./chart-props.ts";
import { linePath } from "./line-path.ts";
import { type Plot, plot } from "./plot.ts";

/** With more points than this, points are no longer drawn: they would touch. */
const mostPoints = 40;

/** How numbers change from one label to the next. Lines differ by their dashes, not by colour alone. */
export function LineChart(props: ChartProps) {
  const { caption, series, labels, format = String } = props;
  return (
    <ChartFrame {...props} swatch="line">
      {(width) => {
        const area = plot(series, labels.length, width);
        return (
          <svg className="chart-picture" viewBox={`0 0 ${area.width} ${area.height}`} role="img" aria-label={caption}>
            <Axes area={area} labels={labels} format={format} x={area.pointX} />
            {series.map((line, at) => (
              <g key={line.name} className={`chart-${at % 5}`}>
                <path className="chart-line" d={linePath(line.values, area.pointX, area.y)} />
                {labels.length > mostPoints ? null : <Points line={line} labels={labels} area={area} format={format} />}
              </g>
            ))}
          </svg>
        );
      }}
    </ChartFrame>
  );
}

function Points({
  line,
  labels,
  area,
  format,
}: {
  readonly line: Series;
  readonly labels: readonly string[];
  readonly area: Plot;
  readonly format: (value: number) => string;
}) {
  return labels.map((label, index) => {
    const value = line.values[index];
    if (value === null || value === undefined) return null;
    return (
      <circle key={label} className="chart-point" cx={area.pointX(index)} cy={area.y(value)} r={2.5}>
        <title>{`${label}: ${format(value)}`}</title>
      </circle>
    );
  });
}
