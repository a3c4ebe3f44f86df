import { scaleBand, scaleLinear, scalePoint } from "d3-scale";
import type { ChartSeries } from "./chart-props.ts";

/** The width of a chart before its container has been measured. */
export const usualWidth = 640;
const height = 240;
const edge = { start: 48, end: 12, top: 12, bottom: 28 };

/** The geometry of a chart in its own units. */
export interface Plot {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly marks: readonly number[];
  readonly y: (value: number) => number;
  /** Returns the position of a point. The first is at the left edge and the last at the right. */
  readonly pointX: (index: number) => number;
  /** Returns the position of the middle of a band. */
  readonly bandX: (index: number) => number;
  /** The width of a band. */
  readonly band: number;
}

/** The approximate number of steps between axis marks. */
const steps = 3;

/** Returns the geometry of a chart with `count` labels, `width` pixels wide. Counts have no fractional marks. */
export function plot(series: readonly ChartSeries[], count: number, width: number): Plot {
  const values = series.flatMap((line) => line.values.filter((value) => value !== null));
  const [left, right, bottom] = [edge.start, width - edge.end, height - edge.bottom];
  const marked = marks(values);
  const y = scaleLinear([marked[0] ?? 0, marked.at(-1) ?? 1], [bottom, edge.top]);
  const indices = Array.from({ length: count }, (_, index) => index);
  const points = scalePoint(indices, [left, right]);
  const bands = scaleBand(indices, [left, right]);
  const band = bands.bandwidth();
  return {
    width,
    height,
    left,
    right,
    bottom,
    marks: marked,
    band,
    y,
    pointX: (index) => points(index) ?? left,
    bandX: (index) => (bands(index) ?? left) + band / 2,
  };
}

/** Returns round numbers that span all values and 0, for the marks of an axis. */
function marks(values: readonly number[]): readonly number[] {
  const low = Math.min(0, ...values);
  const high = Math.max(0, ...values);
  const scale = scaleLinear([low, high > low ? high : low + 1], [0, 1]).nice(steps);
  const all = scale.ticks(steps);
  return values.every(Number.isInteger) ? all.filter(Number.isInteger) : all;
}
