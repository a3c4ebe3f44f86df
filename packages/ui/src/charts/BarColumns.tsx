import { Disclosure } from "../Disclosure.tsx";
import { HeadRow } from "../table/HeadRow.tsx";
import type { BarsProps } from "./bar-data.ts";
import { useBarKeys } from "./use-bar-keys.ts";

/**
 * Bars side by side, as a histogram or along a text, with the same numbers in a table. A bar with an action is a button
 * as high as the chart, so that small bars are as easy to press as large ones.
 */
export function BarColumns({
  caption,
  bars,
  format,
  onPick,
  labelHead,
  valueHead,
  numbersLabel,
  isCourse = false,
}: BarsProps & {
  /** The heading of the first column of the table. */
  readonly labelHead: string;
  readonly valueHead: string;
  readonly numbersLabel: string;
  /** Whether the bars follow the text. Only the ends are labeled, and larger values are also darker. */
  readonly isCourse?: boolean;
}) {
  const { pressed, stop } = useBarKeys(bars);
  const most = Math.max(0, ...bars.map(({ value }) => value)) || 1;
  const least = Math.min(0, ...bars.map(({ value }) => value));
  const heightOf = (value: number) => `${(100 * Math.abs(value)) / (most - least)}%`;
  const baseline = `${(100 * -least) / (most - least)}%`;
  const columnOf = (value: number) => (
    <span
      className="columns-bar"
      style={{
        blockSize: heightOf(value),
        insetBlockEnd: value < 0 ? `calc(${baseline} - ${heightOf(value)})` : baseline,
        ...(isCourse && { opacity: 0.35 + (0.65 * Math.abs(value)) / Math.max(most, -least) }),
      }}
    />
  );
  const every = isCourse ? Math.max(1, bars.length - 1) : Math.max(1, Math.ceil(bars.length / 8));
  return (
    <figure className="chart">
      <figcaption className="chart-caption">{caption}</figcaption>
      {/* biome-ignore lint/a11y/useSemanticElements: the columns of a picture are no fields of a form */}
      <div className="columns" role="group" aria-label={caption} onKeyDown={pressed}>
        <span className="columns-zero" style={{ insetBlockEnd: baseline }} aria-hidden />
        {bars.map(({ key, label, value, action, name }, index) =>
          action === undefined ? (
            <span key={key} className="columns-column" aria-hidden>
              {columnOf(value)}
            </span>
          ) : (
            <button
              key={key}
              type="button"
              className="columns-column columns-button"
              aria-label={name}
              title={`${label}: ${format(value)}`}
              onClick={() => onPick(index)}
              {...stop(index)}
            >
              {columnOf(value)}
            </button>
          ),
        )}
      </div>
      <div className={isCourse ? "columns-labels columns-ends" : "columns-labels"} aria-hidden>
        {bars.map(({ key, label }, index) =>
          index % every === 0 ? (
            <span key={key} style={{ insetInlineStart: `${(100 * (index + 0.5)) / bars.length}%` }}>
              {label}
            </span>
          ) : null,
        )}
      </div>
      <Disclosure summary={numbersLabel}>
        <table className="chart-numbers">
          <caption className="visually-hidden">{caption}</caption>
          <HeadRow names={[labelHead, valueHead]} />
          <tbody>
            {bars.map(({ key, label, value }) => (
              <tr key={key}>
                <th scope="row">{label}</th>
                <td>{format(value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Disclosure>
    </figure>
  );
}
