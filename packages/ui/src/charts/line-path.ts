import { line } from "d3-shape";

/** Returns the path through the existing values. A missing value interrupts the line. */
export function linePath(
  values: readonly (number | null)[],
  x: (index: number) => number,
  y: (value: number) => number,
): string {
  const path = line<number | null>(
    (_, index) => x(index),
    (value) => y(value ?? 0),
  )
    .defined((value) => value !== null)
    .digits(1);
  return path(values) ?? "";
}
