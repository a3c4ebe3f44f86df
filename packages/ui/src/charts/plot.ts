import type { Series } from "./chart-props.ts";
import { ticks } from "./ticks.ts";

/** How wide a picture is drawn before its place has been measured. */
export const usualWidth = 640;
const height = 240;
const edge = { start: 48, end: 12, top: 12, bottom: 28 };

/** Where things are in a picture, in its own units. */
export interface Plot {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly marks: readonly number[];
  readonly y: (value: number) => number;
  /** Of the point at `index`, the first at the left edge, the last at the right. */
  readonly pointX: (index: number) => number;
  /** Of the middle of the band at `index`. */
  readonly bandX: (index: number) => number;
  /** How wide a band is. */
  readonly band: number;
}

/** The measures of a picture of `count` labels, `width` pixels wide. */
export function plot(series: readonly Series[], count: number, width: number): Plot {
  const values = series.flatMap((line) => line.values.filter((value) => value !== null));
  const leastStep = values.every(Number.isInteger) ? 1 : 0;
  const marks = ticks(Math.min(0, ...values), Math.max(0, ...values), 4, leastStep);
  const low = marks[0] ?? 0;
  const high = marks.at(-1) ?? 1;
  const inner = { width: width - edge.start - edge.end, height: height - edge.top - edge.bottom };
  const band = inner.width / Math.max(1, count);
  return {
    width,
    height,
    left: edge.start,
    right: width - edge.end,
    bottom: height - edge.bottom,
    marks,
    band,
    y: (value) => edge.top + inner.height * (1 - (value - low) / (high - low)),
    pointX: (index) => edge.start + (count < 2 ? inner.width / 2 : (index * inner.width) / (count - 1)),
    bandX: (index) => edge.start + band * (index + 0.5),
  };
}
