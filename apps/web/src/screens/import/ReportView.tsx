import type { ImportReport } from "@housestyle/contract";
import { number } from "@housestyle/texts";
import { Badge, HeadRow } from "@housestyle/ui";
import { exchange as texts } from "../../texts/exchange.ts";
import { written } from "./import-plan.ts";

const counted = ["Imported", "Updated", "Same", "Removed", "Skipped"] as const;
const tones = {
  new: "success",
  changed: "accent",
  kept: "neutral",
  same: "neutral",
  removed: "warning",
  error: "danger",
} as const;
/** Rows on the page; the server answers up to a thousand. */
const mostShown = 200;

/** What an import did or would do: the counts, then row by row. */
export function ReportView({ title, report }: { readonly title: string; readonly report: ImportReport }) {
  const rows = report.Rows.slice(0, mostShown);
  const all = counted.reduce((sum, name) => sum + report[name], 0);
  return (
    <section className="report" aria-label={title}>
      <h3 className="exchange-subhead">{title}</h3>
      <dl className="report-counts">
        {counted.map((name) => (
          <div key={name}>
            <dt>{texts.counts[name]}</dt>
            <dd>{number(report[name])}</dd>
          </div>
        ))}
      </dl>
      {report.Errors.length > 0 ? <p className="report-problems">{texts.problems(report.Errors.length)}</p> : null}
      {rows.length > 0 ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys
        <section className="report-scroll" tabIndex={0} aria-label={texts.rows}>
          <table className="plain-table">
            <HeadRow names={[texts.heads.line, texts.heads.key, texts.heads.change]} />
            <tbody>
              {rows.map((row, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: rows of a report have no other name
                <tr key={at}>
                  <td className="report-line">{row.Line ?? ""}</td>
                  <td>
                    <Badge tone={tones[row.State]}>{texts.states[row.State]}</Badge> <span>{row.Key}</span>
                  </td>
                  <td>
                    {row.Message}
                    {row.State === "changed"
                      ? row.Changes.map(({ Column, From, To }) => (
                          <div key={Column}>
                            {texts.memberName(Column)}: {written(From)} → {written(To)}
                          </div>
                        ))
                      : null}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      ) : null}
      {all > rows.length && rows.length > 0 ? <p className="exchange-note">{texts.shown(rows.length, all)}</p> : null}
    </section>
  );
}
