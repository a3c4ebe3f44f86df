import type { ChartProps } from "./chart-props.ts";
import { linePath } from "./line-path.ts";
import { marksOf } from "./marks-of.tsx";
import { Picture } from "./Picture.tsx";

/** With more points than this, points are no longer drawn: they would touch. */
const mostPoints = 40;

/** How numbers change from one label to the next. Lines differ by their dashes, not by colour alone. */
export function LineChart(props: ChartProps) {
  const { labels, format = String } = props;
  return (
    <Picture
      {...props}
      swatch="line"
      xOf={({ pointX }) => pointX}
      draw={(line, _, { pointX, y }) => (
        <>
          <path className="chart-line" d={linePath(line.values, pointX, y)} />
          {labels.length > mostPoints
            ? null
            : marksOf(line, labels, format, (index, value, label, title) => (
                <circle key={label} className="chart-point" cx={pointX(index)} cy={y(value)} r={2.5}>
                  {title}
                </circle>
              ))}
        </>
      )}
    />
  );
}
