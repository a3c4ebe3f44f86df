import { type ReactNode, useRef } from "react";
import { Disclosure } from "../Disclosure.tsx";
import { HeadRow } from "../table/HeadRow.tsx";
import type { ChartProps, ChartSeries } from "./chart-props.ts";
import { usualWidth } from "./plot.ts";
import { useWidth } from "./use-width.ts";

/** A chart with its caption, and the same numbers in a table. */
export function ChartFrame({
  swatch,
  children,
  ...chart
}: ChartProps & {
  /** The shape that represents a series in the legend. */
  readonly swatch: "line" | "bar";
  /** Draws the chart at the available width. */
  readonly children: (width: number) => ReactNode;
}) {
  const place = useRef<HTMLDivElement>(null);
  const width = useWidth(place, usualWidth);
  return (
    <figure className="chart">
      <figcaption className="chart-caption">{chart.caption}</figcaption>
      {chart.series.length > 1 ? <Legend series={chart.series} swatch={swatch} /> : null}
      <div ref={place}>{children(width)}</div>
      <Disclosure summary={chart.numbersLabel}>
        <Numbers {...chart} />
      </Disclosure>
    </figure>
  );
}

/** The numbers of the chart as a table, for people who cannot see it or want exact values. */
function Numbers({ caption, labelHead, labels, series, format = String }: ChartProps) {
  return (
    <table className="chart-numbers">
      <caption className="visually-hidden">{caption}</caption>
      <HeadRow names={[labelHead, ...series.map(({ name }) => name)]} />
      <tbody>
        {labels.map((label, at) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {series.map(({ name, values }) => {
              const value = values[at];
              return <td key={name}>{value === null || value === undefined ? "–" : format(value)}</td>;
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Legend({ series, swatch }: { readonly series: readonly ChartSeries[]; readonly swatch: "line" | "bar" }) {
  return (
    <ul className="chart-legend">
      {series.map((line, at) => (
        <li key={line.name} className={`chart-key chart-${at % 5}`}>
          <svg className="chart-swatch" viewBox="0 0 28 12" aria-hidden>
            {swatch === "line" ? (
              <line x1="0" y1="6" x2="28" y2="6" className="chart-line" />
            ) : (
              <rect x="1" y="1" width="26" height="10" className="chart-bar" />
            )}
          </svg>
          {line.name}
        </li>
      ))}
    </ul>
  );
}
