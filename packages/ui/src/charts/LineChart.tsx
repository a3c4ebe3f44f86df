import type { ChartProps } from "./chart-props.ts";
import { linePath } from "./line-path.ts";
import { marksOf } from "./marks-of.tsx";
import { Picture } from "./Picture.tsx";

/** The most points that are drawn. More would overlap. */
const mostPoints = 40;

/** A line chart. Lines differ in their dashes, not only in color. */
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
