import { BarColumns, type BarData, BarList } from "@housestyle/ui";
import { editorReports as texts } from "../../texts/editor-reports.ts";
import { shownNumber } from "./measure-text.ts";
import type { ShownGraph } from "./messages.ts";
import { useReports } from "./use-reports.ts";

/** A graph of a report with its numbers. Pressing a bar goes to the text that it counts. */
export function GraphPicture({
  id,
  at,
  graph,
}: {
  readonly id: string;
  readonly at: number;
  readonly graph: ShownGraph;
}) {
  const reports = useReports();
  const { title, kind, unit, bars, more } = graph;
  // What is nowhere in a text makes no picture of it.
  if (bars.every(({ value }) => value === 0)) return null;
  const data = bars.map(({ label, value, places, from, usual }): BarData => {
    const bar = { key: String(from), label, value, usual };
    if (places === 0) return bar;
    return { ...bar, action: texts.show(places), name: texts.showIn(label, shownNumber(value, unit), places) };
  });
  const props = {
    caption: title,
    bars: data,
    format: (value: number) => shownNumber(value, unit),
    onPick: (index: number) => {
      const bar = bars[index];
      if (bar) reports.mark({ id, graph: at, from: bar.from, to: bar.to }, bar.label);
    },
  };
  return (
    <div className="picture">
      {kind === "list" ? (
        <BarList {...props} />
      ) : (
        <BarColumns
          {...props}
          isCourse={kind === "course"}
          labelHead={texts.what}
          valueHead={texts.amount}
          numbersLabel={texts.numbers}
        />
      )}
      {bars.some(({ usual }) => usual) ? <p className="note">{texts.usualBand}</p> : null}
      {more > 0 ? <p className="note">{texts.more(more)}</p> : null}
    </div>
  );
}
