import type { ReportSubject, ReportWithResult } from "./shown.ts";

/** Reports for programs, with all they tell. */
export function asJson(told: readonly ReportWithResult[], { name }: Pick<ReportSubject, "name">): string {
  const all = told.map(({ report, ...result }) => ({ id: report.id, title: report.title(), ...result }));
  return `${JSON.stringify({ name, reports: all }, null, 2)}\n`;
}
