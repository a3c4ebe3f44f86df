import type { ReactNode } from "react";
import type { ChartSeries } from "./chart-props.ts";

/** Renders a mark for each label with a number. Its title has both. */
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
