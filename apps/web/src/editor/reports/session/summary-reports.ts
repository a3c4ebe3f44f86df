import type { Report } from "@housestyle/reports";

/** The reports that make up a summary, in their order, by id. */
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

/** Returns the available reports that belong to the summary. */
export function summaryReports(reports: readonly Report[]): Report[] {
  return order.flatMap((id) => reports.find((report) => report.id === id) ?? []);
}
