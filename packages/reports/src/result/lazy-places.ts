import type { ReportResult, ReportSpan } from "./report.ts";

/** What a report says, its places written when they are first asked for: there may be thousands of them. */
export function withLazyPlaces(
  result: Omit<ReportResult, "places">,
  places: () => readonly ReportSpan[],
): ReportResult {
  let written: readonly ReportSpan[] | undefined;
  return {
    ...result,
    get places() {
      written ??= places();
      return written;
    },
  };
}

/** The same with other measures or pictures; its places stay unwritten as long as nobody asks for them. */
export function withChanges(result: ReportResult, change: Partial<Omit<ReportResult, "places">>): ReportResult {
  const { measures, graphs } = result;
  return withLazyPlaces({ measures, graphs, ...change }, () => result.places);
}
