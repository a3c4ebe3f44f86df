import { editorReports as texts } from "../../../texts/editor-reports.ts";
import { shownNumber } from "../measure-text.ts";
import type { ShownGraph } from "../messages.ts";
import { useReports } from "../use-reports.ts";
import "./pictures.css";

/** Chapters below each other, what was counted in them side by side: the number in each cell, the more of it the darker its ground. A chapter’s name leads to it. */
export function ManuscriptMap({ id, graphs }: { readonly id: string; readonly graphs: readonly ShownGraph[] }) {
  const reports = useReports();
  const [first] = graphs;
  if (!first || first.bars.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
    <section className="manuscript" tabIndex={0} aria-label={texts.map}>
      <table className="manuscript-map">
        <thead>
          <tr>
            <th scope="col">{texts.chapter}</th>
            {graphs.map(({ title }) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {first.bars.map(({ label, from, to }, row) => (
            <tr key={from}>
              <th scope="row">
                <button
                  type="button"
                  className="bare-button manuscript-chapter"
                  onClick={() => reports.mark({ id, graph: 0, from, to }, label)}
                >
                  {label}
                </button>
              </th>
              {graphs.map((graph) => (
                <Cell key={graph.title} graph={graph} row={row} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Cell({ graph: { bars }, row }: { readonly graph: ShownGraph; readonly row: number }) {
  const value = bars[row]?.value ?? 0;
  const most = Math.max(...bars.map((bar) => Math.abs(bar.value))) || 1;
  return (
    <td className={value < 0 ? "manuscript-below" : undefined}>
      <span className="manuscript-ground" style={{ opacity: (0.45 * Math.abs(value)) / most }} aria-hidden />
      <span className="manuscript-value">{shownNumber(value)}</span>
    </td>
  );
}
