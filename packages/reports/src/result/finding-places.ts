import type { Finding } from "@housestyle/engine";
import type { ReportSpan } from "./report.ts";

/** What is right nearly everywhere; the rest only those want to hear who want to hear everything. */
export const isPlain = ({ picky }: Finding): boolean => picky !== true;

/** A remark of the checker as a place of a report. */
export const placeOf = ({ start, end, message, suggestions }: Finding): ReportSpan => ({
  ...{ start, end, note: message },
  ...(suggestions.length > 0 && { suggestions }),
});

/** Places in text order; of those that begin at the same letter the first stays. */
export function inTextOrder(places: readonly ReportSpan[]): ReportSpan[] {
  const sorted = [...places].sort((a, b) => a.start - b.start);
  return sorted.filter(({ start }, i) => start !== sorted[i - 1]?.start);
}
