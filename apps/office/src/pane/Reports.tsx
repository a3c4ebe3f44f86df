import type { Measure } from "@housestyle/reports";
import { number } from "@housestyle/texts";
import { Button } from "@housestyle/ui";
import { useStore } from "@housestyle/ui/store";
import type { PaneController } from "./pane-controller.ts";
import { texts } from "./texts.ts";

/** What the reports measure in the text as it was when they were chosen. */
export function Reports({ controller }: { readonly controller: PaneController }) {
  const reports = useStore(controller.state, (all) => all.reports);
  if (typeof reports === "string")
    return (
      <p className="pane-empty" role="status">
        {texts.reports[reports]}
      </p>
    );
  return (
    <div className="pane-reports">
      <Button onClick={() => controller.measureReports()}>{texts.reports.again}</Button>
      {reports.length === 0 ? <p className="pane-empty">{texts.reports.empty}</p> : null}
      {reports.map(({ id, title, about, measures }) => (
        <section key={id} aria-label={title}>
          <h2>{title}</h2>
          <dl className="measures">
            {measures.map((measure) => (
              <div key={measure.id}>
                <dt>{measure.label}</dt>
                <dd>{shown(measure)}</dd>
              </div>
            ))}
          </dl>
          <p className="pane-about">{about}</p>
        </section>
      ))}
    </div>
  );
}

function shown({ value, unit }: Measure): string {
  const figure = number(value, { maximumFractionDigits: 1 });
  return unit === "percent" ? `${figure}%` : figure;
}
