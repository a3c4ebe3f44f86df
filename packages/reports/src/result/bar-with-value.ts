import type { Bar } from "./report.ts";

/** A bar with another value; its places stay unwritten. */
export const valued = (bar: Bar, value: number): Bar => ({
  ...{ label: bar.label, value },
  get places() {
    return bar.places ?? [];
  },
});
