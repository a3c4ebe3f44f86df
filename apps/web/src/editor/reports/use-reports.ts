import { useStore } from "@housestyle/ui/store";
import { createContext, useContext, useEffect, useState } from "react";
import { useController } from "../controller/controller-context.ts";
import { useWorkspace } from "../workspace/use-workspace.ts";
import { keptReports } from "./kept-reports.ts";
import type { ReportController } from "./report-controller.ts";
import type { ReportsState } from "./reports-state.ts";

/** The reports that are open, for everything that is drawn of them. */
export const ReportsContext = createContext<ReportController | undefined>(undefined);

export function useReports(): ReportController {
  const reports = useContext(ReportsContext);
  if (!reports) throw new Error("This part of the page stands outside its ReportsContext.");
  return reports;
}

/** Returns a part of the state, and renders the component again when that part changes. */
export function useReportsState<Part>(part: (state: ReportsState) => Part): Part {
  return useStore(useReports().state, part);
}

/** Returns the reports of the text, which follow it for as long as the component is there; undefined before. */
export function useOpenReports(): ReportController | undefined {
  const controller = useController();
  const workspace = useWorkspace();
  const [reports, setReports] = useState<ReportController>();
  useEffect(() => {
    if (!workspace) return;
    const opened = keptReports(controller, workspace);
    opened.wake();
    let isLeft = false;
    void opened.restored.then(() => {
      if (!isLeft) setReports(opened);
    });
    return () => {
      isLeft = true;
      opened.rest();
    };
  }, [controller, workspace]);
  return reports;
}
