import type { Report } from "@housestyle/reports";

/** What an article about a text tells, in its order. Each is a report, by its id. */
const order = [
  "overview",
  "readability",
  "slength",
  "ssentences",
  "overused",
  "allrepeats",
  "pacing",
  "structure",
  "nlp",
  "dialog",
  "consistency",
  "acronym",
];

/** The reports of the summary, of those that there are. */
export function summaryReports(reports: readonly Report[]): Report[] {
  return order.flatMap((id) => reports.find((report) => report.id === id) ?? []);
}
