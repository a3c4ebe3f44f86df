import type { Engine } from "@housestyle/engine";
import { readText, reports } from "@housestyle/reports";
import type { PaneReport, ReportInput } from "./messages.ts";

/** What every report measures in a text; those that have nothing to tell of it are left out. */
export function measureReports(engine: Engine, { text, dialect, findings }: ReportInput): PaneReport[] {
  const paragraphs = engine.paragraphs(text, "text");
  const reading = readText(engine, text, { paragraphs, dialect, style: "general", findings });
  return reports
    .filter(({ isVariant }) => !isVariant)
    .map((report) => {
      const { measures, places } = report.tell(reading);
      return { id: report.id, title: report.title(), about: report.about(), measures, places: places.length };
    })
    .filter(({ measures }) => measures.length > 0);
}
