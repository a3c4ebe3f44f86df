import { Checkbox } from "@housestyle/ui";
import { useState } from "react";
import { editorReports as texts } from "../../texts/editor-reports.ts";
import { useWorkspaceState } from "../workspace/use-workspace.ts";
import { comboMark, draftsId, originalityId, summary } from "./messages.ts";
import { SaveMenu } from "./SaveMenu.tsx";
import { useReports, useReportsState } from "./use-reports.ts";

/** Every report by its name; it keeps its place while the report beside it is read. Several can be told as one. */
export function ReportBar() {
  const all = useReportsState((state) => state.all);
  const chosen = useReportsState((state) => state.chosen);
  const mayCompare = useWorkspaceState((state) => state.gates.originality, true);
  const [isCombining, setCombining] = useState(chosen.startsWith(comboMark));
  const shown = all.filter(({ id }) => id !== "overview" && (mayCompare || id !== originalityId));
  return (
    <nav className="reports-bar" aria-label={texts.bar}>
      {isCombining ? (
        <Ticks reports={shown.filter(({ id }) => !alone.has(id))} onTurn={() => setCombining(false)} />
      ) : (
        <Names reports={shown} onTurn={() => setCombining(true)} />
      )}
      <SaveMenu />
    </nav>
  );
}

/** They ask for something before they tell anything. */
const alone: ReadonlySet<string> = new Set([originalityId, draftsId]);

interface Named {
  readonly reports: readonly { readonly id: string; readonly title: string }[];
  /** One by one, or several as one. */
  readonly onTurn: () => void;
}

function Names({ reports: all, onTurn }: Named) {
  const reports = useReports();
  const chosen = useReportsState((state) => state.chosen);
  return (
    <ul className="reports-names">
      {[{ id: summary, title: texts.summary }, ...all].map(({ id, title }) => (
        <li key={id}>
          <button
            type="button"
            className="reports-name"
            aria-current={id === chosen ? "page" : undefined}
            onClick={() => reports.choose(id)}
          >
            {title}
          </button>
        </li>
      ))}
      <li>
        <button type="button" className="reports-name" onClick={onTurn}>
          {texts.combine}
        </button>
      </li>
    </ul>
  );
}

/** A report is told together with the others that are ticked. */
function Ticks({ reports: all, onTurn }: Named) {
  const reports = useReports();
  const chosen = useReportsState((state) => state.chosen);
  const ids = (chosen.startsWith(comboMark) ? chosen.slice(comboMark.length) : chosen).split(",");
  const toggle = (id: string, isOn: boolean) => {
    const wanted = all.map((each) => each.id).filter((each) => (each === id ? isOn : ids.includes(each)));
    reports.choose(wanted.length === 0 ? summary : `${comboMark}${wanted.join(",")}`);
  };
  return (
    <ul className="reports-names">
      <li>
        <button type="button" className="reports-name" onClick={onTurn}>
          {texts.oneByOne}
        </button>
      </li>
      {all.map(({ id, title }) => (
        <li key={id} className="reports-tick">
          <Checkbox label={title} checked={ids.includes(id)} onChange={(isOn) => toggle(id, isOn)} />
        </li>
      ))}
    </ul>
  );
}
