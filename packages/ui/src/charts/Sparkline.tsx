import { linePath } from "./line-path.ts";

const width = 96;
const height = 24;

/** A line chart as small as a word, beside the number it belongs to. Screen readers read its sentence instead. */
export function Sparkline({
  values,
  caption,
}: {
  readonly values: readonly (number | null)[];
  readonly caption: string;
}) {
  const known = values.filter((value) => value !== null);
  const low = Math.min(...known, 0);
  const high = Math.max(...known, low + 1);
  const x = (index: number) => 2 + (index * (width - 4)) / Math.max(1, values.length - 1);
  const y = (value: number) => height - 3 - ((value - low) / (high - low)) * (height - 6);
  const last = values.findLastIndex((value) => value !== null);
  const end = values[last];
  return (
    <svg className="sparkline chart-0" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={caption}>
      <title>{caption}</title>
      <path className="chart-line" d={linePath(values, x, y)} />
      {end === null || end === undefined ? null : <circle className="chart-point" cx={x(last)} cy={y(end)} r={2} />}
    </svg>
  );
}
