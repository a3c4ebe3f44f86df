import { walk } from "@housestyle/panel";
import { VirtualRows } from "@housestyle/ui";
import { type KeyboardEvent, useRef, useState } from "react";
import { editorReports as texts } from "../../../texts/editor-reports.ts";
import type { ShownGraph } from "../messages.ts";
import { useReports } from "../use-reports.ts";
import "./pictures.css";

/** The most dots in a row. Longer rows do not fit, and only the number after them is complete. */
const mostDots = 60;
const dot = 6;

/** Every sentence a row, every word a dot, in the order of the text. A row leads to its sentence; arrow keys go from one to the next. */
export function SentenceRows({ id, graph: { title, bars } }: { readonly id: string; readonly graph: ShownGraph }) {
  const reports = useReports();
  const [chosen, choose] = useState(0);
  const isMoving = useRef(false);
  const at = Math.min(chosen, bars.length - 1);
  const pressed = (event: KeyboardEvent<HTMLElement>) => {
    const next = walk(event.key, at, bars.length);
    if (next === undefined) return;
    event.preventDefault();
    isMoving.current = true;
    choose(next);
  };
  return (
    <figure className="chart" onKeyDown={pressed}>
      <figcaption className="chart-caption">{title}</figcaption>
      <VirtualRows
        label={title}
        className="sentence-rows"
        count={bars.length}
        height={22}
        keyOf={(index) => String(index)}
        follow={{ key: String(at), index: at }}
        row={(index) => {
          const bar = bars[index];
          if (!bar) return null;
          return (
            <button
              ref={(row) => {
                // It may have come into the page only now, by scrolling.
                if (!row || index !== at || !isMoving.current) return;
                isMoving.current = false;
                row.focus({ preventScroll: true });
              }}
              type="button"
              className="bare-button sentence-row"
              title={bar.label}
              aria-label={texts.sentence(bar.label, bar.value)}
              tabIndex={index === at ? 0 : -1}
              onFocus={() => choose(index)}
              onClick={() => reports.mark({ id, graph: 0, from: bar.from, to: bar.to }, bar.label)}
            >
              <span className="sentence-dots" style={{ inlineSize: `${dot * Math.min(mostDots, bar.value)}px` }} />
              <span className="sentence-words">{bar.value}</span>
            </button>
          );
        }}
      />
    </figure>
  );
}
