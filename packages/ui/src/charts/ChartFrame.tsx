import type { ReactNode } from "react";
import { Disclosure } from "../Disclosure.tsx";

/** One line of numbers: a value for each label, gaps where there is none. */
export interface Series {
  readonly name: string;
  readonly values: readonly (number | null)[];
}

/** What every chart is told. */
export interface ChartProps {
  /** One sentence that says what is to be seen. */
  readonly caption: string;
  /** What the labels are, the head of the first column: “Week”. */
  readonly labelHead: string;
  readonly labels: readonly string[];
  readonly series: readonly Series[];
  /** How a number is written. */
  readonly format?: (value: number) => string;
  /** The name of the table of the same numbers: “Show numbers”. */
  readonly numbersLabel: string;
}

/** A picture with its caption, and the same numbers in a table. */
export function ChartFrame({
  caption,
  labelHead,
  labels,
  series,
  format = String,
  numbersLabel,
  children,
}: ChartProps & { readonly children: ReactNode }) {
  return (
    <figure className="chart">
      <figcaption className="chart-caption">{caption}</figcaption>
      {series.length > 1 ? <Legend series={series} /> : null}
      {children}
      <Disclosure summary={numbersLabel}>
        <table className="chart-numbers">
          <caption className="visually-hidden">{caption}</caption>
          <thead>
            <tr>
              <th scope="col">{labelHead}</th>
              {series.map((line) => (
                <th key={line.name} scope="col">
                  {line.name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {labels.map((label, at) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {series.map((line) => {
                  const value = line.values[at];
                  return <td key={line.name}>{value === null || value === undefined ? "–" : format(value)}</td>;
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </Disclosure>
    </figure>
  );
}

function Legend({ series }: { readonly series: readonly Series[] }) {
  return (
    <ul className="chart-legend">
      {series.map((line, at) => (
        <li key={line.name} className={`chart-key chart-${at % 5}`}>
          <svg className="chart-swatch" viewBox="0 0 28 12" aria-hidden>
            <line x1="0" y1="6" x2="28" y2="6" className="chart-line" />
          </svg>
          {line.name}
        </li>
      ))}
    </ul>
  );
}
