import { Checkbox, SearchField } from "@housestyle/ui";
import { ChevronDown } from "lucide-react";
import { type ReactNode, useId, useRef, useState } from "react";
import { editorReports as texts } from "../../texts/editor-reports.ts";
import { useWorkspaceState } from "../workspace/use-workspace.ts";
import { favorites } from "./favorites.ts";
import { comboMark, draftsId, originalityId, summary, toneId } from "./messages.ts";
import { type ListedGroup, type ListedReport, listedGroups } from "./report-groups.ts";
import { SaveMenu } from "./SaveMenu.tsx";
import { useReports, useReportsState } from "./use-reports.ts";

/** Every report by its name, in groups and found by a search. Several can be combined. Where there is little room, it opens and closes. */
export function ReportBar() {
  const reports = useReports();
  const all = useReportsState((state) => state.all);
  const chosen = useReportsState((state) => state.chosen);
  const mayCompare = useWorkspaceState((state) => state.gates.originality, true);
  const hasTone = useWorkspaceState((state) => state.gates.tone, false);
  const [isCombining, setCombining] = useState(chosen.startsWith(comboMark));
  const [search, setSearch] = useState("");
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const best = favorites.use();
  const isHidden = (id: string) =>
    id === "overview" || (!mayCompare && id === originalityId) || (!hasTone && id === toneId);
  const listed = all.filter(({ id }) => !isHidden(id));
  const shown = isCombining ? listed.filter(({ id }) => !alone.has(id)) : listed;
  const groups = listedGroups(shown, { search, favorites: best });
  const choose = (id: string) => {
    reports.choose(id);
    if (isOpen) opener.current?.focus();
    setOpen(false);
  };
  const first = groups[0]?.reports[0];
  return (
    <nav className="reports-bar" aria-label={texts.bar} data-open={isOpen || undefined}>
      <button
        ref={opener}
        type="button"
        className="reports-opener"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <span>{titleOf(chosen, all)}</span>
        <ChevronDown size={16} strokeWidth={1.5} aria-hidden />
      </button>
      <div className="reports-list">
        <SearchField
          label={texts.search.label}
          texts={texts.search}
          value={search}
          onChange={setSearch}
          onSubmit={(wanted) => wanted.trim() && first && !isCombining && choose(first.id)}
        />
        <p className="visually-hidden" role="status">
          {search.trim() === "" ? "" : texts.search.found(new Set(groups.flatMap((each) => each.reports)).size)}
        </p>
        <div className="reports-names">
          {isCombining ? (
            <Row title={texts.oneByOne} onPress={() => setCombining(false)} />
          ) : search.trim() === "" ? (
            <Row title={texts.summary} isCurrent={chosen === summary} onPress={() => choose(summary)} />
          ) : null}
          {groups.map((each) => (
            <Group key={each.group} group={each}>
              {(report) =>
                isCombining ? (
                  <Tick report={report} all={listed} />
                ) : (
                  <Row title={report.title} isCurrent={report.id === chosen} onPress={() => choose(report.id)} />
                )
              }
            </Group>
          ))}
          {groups.length === 0 && all.length > 0 ? <p className="reports-no-match">{texts.search.none}</p> : null}
          {isCombining || search.trim() !== "" ? null : (
            <Row title={texts.combine} onPress={() => setCombining(true)} />
          )}
        </div>
      </div>
      <SaveMenu />
    </nav>
  );
}

/** They ask for something before they show anything. */
const alone: ReadonlySet<string> = new Set([originalityId, draftsId]);

function titleOf(chosen: string, all: readonly ListedReport[]): string {
  if (chosen === summary) return texts.summary;
  return all.find(({ id }) => id === chosen)?.title ?? texts.combined;
}

interface Grouped {
  readonly group: ListedGroup;
  readonly children: (report: ListedReport) => ReactNode;
}

function Group({ group: { group, reports }, children }: Grouped) {
  const heading = useId();
  return (
    <section className="reports-group" aria-labelledby={heading}>
      <h2 id={heading} className="reports-group-name">
        {texts.groups[group]}
      </h2>
      <ul>
        {reports.map((report) => (
          <li key={report.id}>{children(report)}</li>
        ))}
      </ul>
    </section>
  );
}

interface Pressed {
  readonly title: string;
  readonly isCurrent?: boolean;
  readonly onPress: () => void;
}

function Row({ title, isCurrent = false, onPress }: Pressed) {
  return (
    <button type="button" className="reports-name" aria-current={isCurrent ? "page" : undefined} onClick={onPress}>
      {title}
    </button>
  );
}

/** A report is shown together with the others that are checked. */
function Tick({ report, all }: { readonly report: ListedReport; readonly all: readonly ListedReport[] }) {
  const reports = useReports();
  const chosen = useReportsState((state) => state.chosen);
  const ids = (chosen.startsWith(comboMark) ? chosen.slice(comboMark.length) : chosen).split(",");
  const toggle = (isOn: boolean) => {
    const wanted = all.map(({ id }) => id).filter((id) => (id === report.id ? isOn : ids.includes(id)));
    reports.choose(wanted.length === 0 ? summary : `${comboMark}${wanted.join(",")}`);
  };
  return (
    <div className="reports-tick">
      <Checkbox label={report.title} checked={ids.includes(report.id)} onChange={toggle} />
    </div>
  );
}
