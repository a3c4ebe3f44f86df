import { Button } from "@housestyle/ui";
import { editorReports as texts } from "../../texts/editor-reports.ts";
import { MarkedPlaces } from "./MarkedPlaces.tsx";
import { summary } from "./messages.ts";
import { ReportBar } from "./ReportBar.tsx";
import { ReportSection } from "./ReportSection.tsx";
import { Summary } from "./Summary.tsx";
import { ReportsContext, useOpenReports, useReports, useReportsState } from "./use-reports.ts";
import "./reports.css";

/** The reports on the whole text: a bar to choose one, and the chosen report. */
export default function Reports() {
  const reports = useOpenReports();
  if (!reports) return null;
  return (
    <ReportsContext value={reports}>
      <Opened />
    </ReportsContext>
  );
}

function Opened() {
  const isMarked = useReportsState(({ marked }) => marked !== undefined);
  const isUpdating = useReportsState((state) => state.isUpdating && state.shown.has(state.chosen));
  return (
    <div className={isMarked ? "reports reports-marked" : "reports"}>
      <ReportBar />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard */}
      <section className="reports-sheet" tabIndex={0} aria-label={texts.sheet} aria-busy={isUpdating}>
        {isUpdating ? <p className="reports-updating">{texts.updating}</p> : null}
        <Shown />
      </section>
      <MarkedPlaces />
    </div>
  );
}

function Shown() {
  const reports = useReports();
  const worker = useReportsState((state) => state.worker);
  const chosen = useReportsState((state) => state.chosen);
  const shown = useReportsState((state) => state.shown.get(state.chosen));
  if (worker === "failed") {
    return (
      <div className="reports-note">
        <p role="alert">{texts.failed}</p>
        <Button onClick={() => reports.begin()}>{texts.retry}</Button>
      </div>
    );
  }
  if (shown === undefined) {
    return (
      <p className="reports-note" role="status">
        {worker === "loading" ? texts.loading : texts.reading}
      </p>
    );
  }
  if (chosen === summary) return <Summary reports={shown} />;
  return shown.map((report) => <ReportSection key={report.id} report={report} />);
}
