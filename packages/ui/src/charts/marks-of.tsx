import type { ReactNode } from "react";
import type { ChartSeries } from "./chart-props.ts";

/** One mark for each label that has a number; the title of each says both. */
export function marksOf(
  { values }: ChartSeries,
  labels: readonly string[],
  format: (value: number) => string,
  mark: (index: number, value: number, label: string, title: ReactNode) => ReactNode,
): ReactNode {
  return labels.map((label, index) => {
    const value = values[index];
    if (value === null || value === undefined) return null;
    return mark(index, value, label, <title>{`${label}: ${format(value)}`}</title>);
  });
}
