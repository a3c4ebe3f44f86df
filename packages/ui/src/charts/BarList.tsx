import { useInSteps } from "../use-in-steps.ts";
import type { BarsProps } from "./bar-data.ts";
import { useBarKeys } from "./use-bar-keys.ts";

/** A list of items with a bar and a number each. A bar with an action is a button. */
export function BarList({ caption, bars, format, onPick }: BarsProps) {
  const { pressed, stop } = useBarKeys(bars);
  const most = Math.max(0, ...bars.flatMap(({ value, usual }) => [value, usual?.most ?? 0])) || 1;
  const drawn = useInSteps(bars.length);
  const share = (value: number) => `${(100 * Math.max(0, value)) / most}%`;
  return (
    <figure className="chart">
      <figcaption className="chart-caption">{caption}</figcaption>
      <ul className="bar-list" onKeyDown={pressed}>
        {bars.slice(0, drawn).map(({ key, label, value, action, usual }, index) => {
          const row = (
            <>
              <span className="bar-list-label">{label}</span>
              <span className="bar-list-room" aria-hidden>
                <span className="bar-list-bar" style={{ inlineSize: share(value) }} />
                {usual ? (
                  <span
                    className="bar-list-usual"
                    style={{ insetInlineStart: share(usual.least), inlineSize: share(usual.most - usual.least) }}
                  />
                ) : null}
              </span>
              <span className="bar-list-value">{format(value)}</span>
            </>
          );
          return (
            <li key={key}>
              {action === undefined ? (
                <div className="bar-list-row">{row}</div>
              ) : (
                <button
                  type="button"
                  className="bar-list-row bar-list-button"
                  onClick={() => onPick(index)}
                  {...stop(index)}
                >
                  {row}
                  <span className="visually-hidden">{action}</span>
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </figure>
  );
}
