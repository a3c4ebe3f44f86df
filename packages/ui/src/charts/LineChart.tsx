import { Axes } from "./Axes.tsx";
import { ChartFrame, type ChartProps } from "./ChartFrame.tsx";
import { linePath } from "./line-path.ts";
import { plot } from "./plot.ts";

/** How numbers change from one label to the next. Lines differ by dashes and marks, not by colour alone. */
export function LineChart(props: ChartProps) {
  const { series, labels, format = String } = props;
  const area = plot(series, labels.length);
  return (
    <ChartFrame {...props}>
      <svg className="chart-picture" viewBox={`0 0 ${area.width} ${area.height}`} role="img" aria-label={props.caption}>
        <Axes area={area} labels={labels} format={format} x={area.pointX} />
        {series.map((line, at) => (
          <g key={line.name} className={`chart-${at % 5}`}>
            <path className="chart-line" d={linePath(line.values, area.pointX, area.y)} />
            {line.values.map((value, index) =>
              value === null || labels.length > 40 ? null : (
                <circle
                  // biome-ignore lint/suspicious/noArrayIndexKey: a point has no other name than its place
                  key={index}
                  className="chart-point"
                  cx={area.pointX(index)}
                  cy={area.y(value)}
                  r={2.5}
                >
                  <title>{`${labels[index] ?? ""}: ${format(value)}`}</title>
                </circle>
              ),
            )}
          </g>
        ))}
      </svg>
    </ChartFrame>
  );
}
