import { createContext, useContext, useEffect, useState } from "react";
import { useStore } from "../../store.ts";
import { useController } from "../controller/controller-context.ts";
import { ReportController } from "./report-controller.ts";
import type { ReportsState } from "./reports-state.ts";

/** The reports that are open, for everything that is drawn of them. */
export const ReportsContext = createContext<ReportController | undefined>(undefined);

export function useReports(): ReportController {
  const reports = useContext(ReportsContext);
  if (!reports) throw new Error("This part of the page stands outside its ReportsContext.");
  return reports;
}

/** A part of what is told; the component follows it. */
export function useReportsState<Part>(part: (state: ReportsState) => Part): Part {
  return useStore(useReports().state, part);
}

/** Opens the reports of the text for as long as the component is there; undefined before. */
export function useOpenReports(): ReportController | undefined {
  const controller = useController();
  const [reports, setReports] = useState<ReportController>();
  useEffect(() => {
    const opened = new ReportController(controller);
    setReports(opened);
    return () => opened.dispose();
  }, [controller]);
  return reports;
}
