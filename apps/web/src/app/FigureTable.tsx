import type { ReactNode } from "react";
import "./figure-table.css";

/** A column of a small table: its heading and what its cells show. Numbers are aligned at the end. */
export interface FigureColumn<Row> {
  readonly head: string;
  readonly cell: (row: Row) => ReactNode;
  readonly isNumber?: boolean;
}

/** A part of the analytics: a heading, a sentence, a table. Nothing is drawn without rows. */
export function FigureTable<Row>({
  title,
  about,
  rows,
  columns,
  keyOf,
}: {
  readonly title: string;
  readonly about?: string;
  readonly rows: readonly Row[];
  readonly columns: readonly FigureColumn<Row>[];
  readonly keyOf: (row: Row) => string | number;
}) {
  if (rows.length === 0) return null;
  return (
    <section className="figures" aria-label={title}>
      <h2 className="figures-head">{title}</h2>
      {about === undefined ? null : <p className="figures-about">{about}</p>}
      <table className="figures-table">
        <caption className="visually-hidden">{title}</caption>
        <thead>
          <tr>
            {columns.map(({ head, isNumber }) => (
              <th key={head} scope="col" className={isNumber ? "figure" : undefined}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              {columns.map(({ head, cell, isNumber }, at) =>
                at === 0 ? (
                  <th key={head} scope="row">
                    {cell(row)}
                  </th>
                ) : (
                  <td key={head} className={isNumber ? "figure" : undefined}>
                    {cell(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
