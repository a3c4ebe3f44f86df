import type { Bar } from "./report.ts";

/** A bar with another value; its places stay unwritten. */
export const barWithValue = (bar: Bar, value: number): Bar => ({
  ...{ label: bar.label, value },
  get places() {
    return bar.places ?? [];
  },
});
