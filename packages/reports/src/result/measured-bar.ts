import type { Bar } from "./report.ts";

/** A bar whose norm is that of a measure of its report, and which still places nothing before it is asked. */
export const measuredBar = (measure: string, bar: Bar): Bar => ({
  ...{ label: bar.label, value: bar.value, measure },
  get places() {
    return bar.places ?? [];
  },
});
